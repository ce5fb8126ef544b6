// Plain JavaScript for any Node from 20 on, with nothing installed: brings the packages and the Node that all else runs on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')

// Written only after a finished install: an interrupted one leaves folders behind, and a checkout touches all times.
const stamp = join(modules, '.installed-from')

/** Installs the packages when they are missing or the lock file has changed. */
export function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once) …')
  const { command, first } = npm()
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-fund', '--no-audit']
  const done = spawnSync(command, [...first, ...args, '--no-progress'], {
    cwd: root,
    env: withoutOuterNpm(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    shell: process.platform === 'win32' && first.length === 0,
  })
  if (done.status !== 0) giveUp(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}\nnpm ci failed.`)
  writeFileSync(stamp, wanted)
}

/** The path of the Node that the lock file pins; where there is none, our own if it is new enough. */
export function pinnedNode() {
  const { platform, arch, execPath, versions } = process
  const name = platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`
  const pinned = join(modules, name)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(versions.node, 10) >= 24) return execPath
  return giveUp(
    `There is no Node 24 to bring along for ${platform} ${arch}: install Node 24 and run this again.`,
  )
}

/** The environment for our children: a command by its bare name is the one from our packages. */
export const childEnv = () => ({
  ...process.env,
  PATH: [dirname(pinnedNode()), join(modules, '.bin'), process.env.PATH].join(delimiter),
})

/** Ends the command with a message instead of a stack. */
export function giveUp(message) {
  console.error(message)
  process.exit(1)
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/** The npm that called us; without one, the npm of the path. */
function npm() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return { command: process.execPath, first: [script] }
  return { command: 'npm', first: [] }
}

/** An npm inside an npm must not take over what was meant for the outer one, except where packages come from. */
function withoutOuterNpm(env) {
  const meantForOuter = /^npm_(package|lifecycle|config)_/i
  const whereFrom =
    /^npm_config_(.*registry|.*proxy|ca|cafile|strict_ssl|cache|userconfig|globalconfig|prefix|\/\/.*)$/i
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !meantForOuter.test(name) || whereFrom.test(name)),
  )
}
