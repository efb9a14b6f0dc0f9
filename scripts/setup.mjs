/**
 * What `npm start` and `npm test` begin with: plain JavaScript without dependencies, for any Node from 20 on.
 * Installs what is missing and says what to do when it can't.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)

/** The Node that comes with the project; npm scripts run on it whatever Node the machine has. */
export const node = at('node_modules', 'node', 'bin', 'node')

export function stop(what, cure) {
  console.error(`\n${what}\n  ${cure}\n`)
  process.exit(1)
}

const age = path => (existsSync(path) ? statSync(path).mtimeMs : 0)

function install() {
  const lock = at('package-lock.json')
  if (age(at('node_modules', '.package-lock.json')) >= age(lock)) return
  console.log('Installing packages (about half a minute)…')
  const npm = process.env.npm_execpath
  const options = ['ci', '--loglevel=error']
  // npm runs on the Node that started us, not on the one it is about to replace
  const command = npm
    ? [process.env.npm_node_execpath ?? process.execPath, [npm, ...options]]
    : ['npm', options]
  const { status } = spawnSync(command[0], command[1], { cwd: root, stdio: 'inherit' })
  if (status !== 0)
    stop(
      'The packages could not be installed; the lines above say why.',
      'No network? Connect and run the command again. A proxy or own registry? Set it with: npm config set registry …',
    )
}

function checkNode() {
  const wanted = JSON.parse(readFileSync(at('package.json'), 'utf8')).devDependencies.node
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  const found = stdout?.trim().replace(/^v/, '')
  if (found === wanted) return
  stop(
    `The project's own Node is ${found || 'missing'}; it should be ${wanted}.`,
    'Its install script was probably refused. Run: rm -rf node_modules && npm ci --ignore-scripts=false',
  )
}

export function setUp() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20)
    stop(`Node ${process.versions.node} is too old.`, 'Install Node 20 or newer from https://nodejs.org')
  install()
  checkNode()
}

/** Runs a script of ours on the project's Node, its output shown. */
export const run = (script, args = [], options = {}) =>
  spawnSync(node, [at(script), ...args], { cwd: root, stdio: 'inherit', ...options }).status ?? 1
