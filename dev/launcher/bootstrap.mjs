// Plain JavaScript for any Node from 20 on, before anything is installed: installs the packages and finds the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { say, sayError } from './say.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = join(root, 'node_modules')

// Written after a complete install. Folders or file times would not tell it from an interrupted one, or a new checkout.
const stamp = join(modules, '.installed-from')

/** Installs the packages when they are missing or the lock file has changed. */
export function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing packages (once) …')
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
  if (done.status !== 0)
    exitWithError(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}\nnpm ci failed.`)
  writeFileSync(stamp, wanted)
}

/** The path of the Node that the lock file pins; without one for this machine, our own if it is new enough. */
export function pinnedNode() {
  const { platform, arch, execPath, versions } = process
  const name = platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`
  const pinned = join(modules, name)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(versions.node, 10) >= 24) return execPath
  return exitWithError(`npm has no Node 24 for ${platform} ${arch}: install Node 24 and run this again.`)
}

/** The environment of child processes: commands of our packages come first in PATH. */
export const childEnv = () => ({
  ...process.env,
  PATH: [dirname(pinnedNode()), join(modules, '.bin'), process.env.PATH].join(delimiter),
})

/** Prints a message instead of a stack trace, and exits. */
export function exitWithError(message) {
  sayError(message)
  process.exit(1)
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/** The npm that called us, else the npm in PATH. */
function npm() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return { command: process.execPath, first: [script] }
  return { command: 'npm', first: [] }
}

/** npm hands its own options down as variables. Our `npm ci` keeps only those that say where packages come from. */
function withoutOuterNpm(env) {
  const ofOuterNpm = /^npm_(package|lifecycle|config)_/i
  const ofRegistry =
    /^npm_config_(.*registry|.*proxy|ca|cafile|strict_ssl|cache|userconfig|globalconfig|prefix|\/\/.*)$/i
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !ofOuterNpm.test(name) || ofRegistry.test(name)),
  )
}
