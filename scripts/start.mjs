import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { node, root, run, setUp, stop } from './setup.mjs'

/** npm start: install what is missing, build, serve. */
const port = Number(process.env.PORT || 4321)

/** Better to learn of a taken port now than after the build. */
const portIsFree = () =>
  new Promise(done => {
    const probe = createServer()
    probe.once('error', ({ code }) => done(code !== 'EADDRINUSE'))
    probe.listen(port, () => probe.close(() => done(true)))
  })

if (!(await portIsFree()))
  stop(`Port ${port} is taken.`, `Stop what uses it, or choose another: PORT=${port + 1} npm start`)
setUp()
console.log('Building the pages…')
if (run('scripts/build.ts') !== 0) process.exit(1)
const server = spawn(node, ['scripts/serve.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
