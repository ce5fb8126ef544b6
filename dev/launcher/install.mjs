// Plain JavaScript for Node 20 and later: installs the packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWithError, modules, root } from './bootstrap.mjs'
import { exitCode, forwardSignals } from './processes.mjs'
import { say } from './say.mjs'

// Written after a complete install. Folders and file times would not reveal an interrupted install or a new
// checkout.
const stamp = join(modules, '.installed-from')

/** Makes npm watch the channel to us; otherwise it wouldn't notice if we are killed with kill -9. */
const WATCHING = `--require ${JSON.stringify(fileURLToPath(new URL('ends-with-launcher.cjs', import.meta.url)))}`

/**
 * Installs the packages when they are missing or the lock file has changed. A stop signal ends the install as well.
 */
export async function install() {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  say('Installing packages (once) …')
  rmSync(stamp, { force: true })
  let done = await npmCi()
  if (done.code !== 0) {
    // The leftovers of a killed npm can block the next one (ENOTEMPTY).
    rmSync(modules, { recursive: true, force: true, maxRetries: 10 })
    done = await npmCi()
  }
  if (done.code !== 0) exitWithError(`${done.output}\nnpm ci failed.`)
  writeFileSync(stamp, current)
}

async function npmCi() {
  const { command, first } = npm()
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-fund', '--no-audit']
  const child = spawn(command, [...first, ...args, '--no-progress'], {
    cwd: root,
    env: { ...withoutOuterNpm(process.env), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${WATCHING}` },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    shell: process.platform === 'win32' && first.length === 0,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  child.on('error', (error) => exitWithError(`${error}\nnpm ci failed.`))
  const stopped = forwardSignals([child])
  const code = await exitCode(child)
  if (stopped()) process.exit(code || 130)
  return { code, output }
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`
}

/** Returns the npm that started us, or else the npm in PATH. */
export function npm() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return { command: process.execPath, first: [script] }
  return { command: 'npm', first: [] }
}

/** npm passes its options on as environment variables; our own `npm ci` keeps only those about registries. */
export function withoutOuterNpm(env) {
  const ofOuterNpm = /^npm_(package|lifecycle|config)_/i
  const ofRegistry =
    /^npm_config_(.*registry|.*proxy|ca|cafile|strict_ssl|cache|userconfig|globalconfig|prefix|\/\/.*)$/i
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !ofOuterNpm.test(name) || ofRegistry.test(name)),
  )
}
