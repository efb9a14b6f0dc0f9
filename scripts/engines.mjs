/** Engines that npm can't bring: installed by apt when we are root on a Debian, else named as missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { node, root, stop } from './setup.mjs'

const has = command => spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0
const canApt = () => process.getuid?.() === 0 && has('apt-get')
const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }

let updated = false
function apt(packages) {
  console.log(`Installing ${packages.join(', ')}…`)
  if (!updated) spawnSync('apt-get', ['update', '-qq'], quiet)
  updated = true
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0
  )
}

/** A started service would hold port 80 and is nobody's wish: the tests start their own. */
function withoutServices(work) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return work()
  spawnSync('sh', ['-c', `printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod +x ${policy}`])
  try {
    return work()
  } finally {
    spawnSync('rm', ['-f', policy])
  }
}

export function ensureBrowser() {
  if (findBrowser()) return
  console.log('No browser yet: installing one…')
  const cli = `${root}/node_modules/playwright/cli.js`
  const playwright = () =>
    spawnSync(node, [cli, 'install', '--with-deps', 'chromium'], { stdio: 'ignore' }).status === 0
  if (!(canApt() ? apt(['chromium']) || playwright() : playwright()) || !findBrowser())
    stop(
      'No browser for the tests.',
      'Install one: npx playwright install --with-deps chromium, or apt-get install chromium',
    )
}

const engines = [
  { command: 'nginx', packages: ['nginx-light'] },
  { command: 'caddy', packages: ['caddy'] },
  { command: 'apache2', packages: ['apache2'] },
]

export function ensureEngines() {
  const missing = engines.filter(({ command }) => !has(command) && !existsSync(`/usr/sbin/${command}`))
  if (missing.length && canApt()) withoutServices(() => apt(missing.flatMap(({ packages }) => packages)))
  for (const { command, packages } of missing)
    if (!has(command) && !existsSync(`/usr/sbin/${command}`))
      console.log(`not run: ${command} is not installed (apt-get install ${packages.join(' ')})`)
}
