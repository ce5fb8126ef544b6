import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'

// A stand-in for the server, which prints its process id and why it stops.
const server = join(tmpdir(), `ndoa-processes-${process.pid}.mjs`)
writeFileSync(
  server,
  `const stop = (why) => { console.log('stopped by ' + why); process.exit(7) }
   process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', () => stop('disconnect'))
   setInterval(() => {}, 1000)
   console.log('ready ' + process.pid)`,
)
afterAll(() => rmSync(server))

const program = `import { runAndExit } from ${JSON.stringify(new URL('processes.mjs', import.meta.url).href)}
  await runAndExit([${JSON.stringify(server)}])`
const launcher = ['--input-type=module', '-e', program]

/** Waits for a text in the server's output. */
const printed = async (child: ChildProcess, what: string) => {
  let all = ''
  for await (const piece of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    all += String(piece)
    if (all.includes(what)) return all
  }
  throw new Error(`it ended without "${what}": ${all}`)
}

async function launch(program: string, args: string[], env = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await printed(child, 'ready')
  return child
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s is forwarded, and the exit code is returned',
  async (signal) => {
    const child = await launch(process.execPath, launcher)
    child.kill(signal)
    const [[code]] = await Promise.all([once(child, 'exit'), printed(child, `stopped by ${signal}`)])
    expect(code).toBe(7)
  },
)

test('the server stops when the launcher is killed', async () => {
  const child = await launch(process.execPath, launcher)
  child.kill('SIGKILL')
  expect(await printed(child, 'stopped')).toContain('stopped by disconnect')
})

test('the server stops when only npm’s shell gets the signal', async () => {
  const shell = await launch('/bin/sh', ['-c', '"$@"; exit $?', 'sh', process.execPath, ...launcher], {
    npm_lifecycle_event: 'start',
  })
  shell.kill('SIGTERM')
  expect(await printed(shell, 'stopped')).toContain('stopped by SIGTERM')
})

test.each([
  ['production', /^(\{"level":\d\d,"time":"[^"]+","msg":"[^"]+"\}\n){3}$/],
  ['development', /^Building\na line of the build\nand an error\n$/],
])('in %s the launcher and its children print %s', async (mode, form) => {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const build = `console.log('a line of the build'); setTimeout(() => console.error('and an error'), 200)`
  const program = `import { run } from ${module('processes.mjs')}
    import { say } from ${module('say.mjs')}
    say('Building')
    await run(['-e', ${JSON.stringify(build)}], { onText: say })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(output).toMatch(form)
  expect(errors).toBe('')
})
