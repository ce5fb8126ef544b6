import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Creates a checkout with only the launcher, and an npm whose `ci` is this script. */
function checkoutWith(ci: string) {
  const root = mkdtempSync(join(tmpdir(), 'ndoa install '))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(new URL('.', import.meta.url), join(root, 'dev/launcher'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'npm-cli.js'), `const fs = require('node:fs'); ${ci}`)
  return root
}

function install(root: string) {
  const module = pathToFileURL(join(root, 'dev/launcher/install.mjs')).href
  const program = `import { install } from ${JSON.stringify(module)}; await install(); console.log('installed')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { PATH: process.env['PATH'], npm_execpath: join(root, 'npm-cli.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, printed: () => output }
}

const ended = async (child: ChildProcess) => (await once(child, 'exit'))[0] as number | null

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const stampOf = (root: string) => join(root, 'node_modules/.installed-from')

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s during an install ends npm too, and the next start reinstalls',
  async (signal) => {
    const root = checkoutWith(`
      if (fs.existsSync('node_modules')) process.exit(0)
      fs.mkdirSync('node_modules')
      fs.writeFileSync('npm.pid', String(process.pid))
      setInterval(() => {}, 1000)`)
    const { child } = install(root)
    const pid = () => Number(readFileSync(join(root, 'npm.pid'), 'utf8'))
    await vi.waitFor(() => expect(isAlive(pid() || Number.NaN)).toBe(true), 30_000)
    const exit = ended(child)
    child.kill(signal)
    expect(await exit).toBe(signal === 'SIGTERM' ? 143 : null)
    await vi.waitFor(() => expect(isAlive(pid())).toBe(false), 30_000)
    expect(existsSync(stampOf(root))).toBe(false)
    const secondInstall = install(root)
    expect([await ended(secondInstall.child), secondInstall.printed()]).toEqual([
      0,
      expect.stringContaining('installed'),
    ])
    expect(existsSync(stampOf(root))).toBe(true)
  },
)

test('leftovers of a killed npm do not prevent the next install', async () => {
  const root = checkoutWith(`
    if (!fs.existsSync('node_modules/.left-behind')) return fs.mkdirSync('node_modules')
    console.error('ENOTEMPTY: directory not empty')
    process.exit(1)`)
  mkdirSync(join(root, 'node_modules/.left-behind'), { recursive: true })
  const { child, printed } = install(root)
  expect([await ended(child), printed()]).toEqual([0, expect.stringContaining('installed')])
})

test('a failing npm’s own output is printed', async () => {
  const root = checkoutWith(`console.error('the registry is away'); process.exit(1)`)
  const { child, printed } = install(root)
  expect(await ended(child)).toBe(1)
  expect(printed()).toContain('the registry is away')
  expect(existsSync(stampOf(root))).toBe(false)
})
