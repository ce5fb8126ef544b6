import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { PROGRAM_ENV } from './programs.ts'

const MAIN = fileURLToPath(new URL('../src/app/main.ts', import.meta.url))

/** Does not wait until the server is ready. */
export const spawnServer = (databaseUrl: string, environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: {
      ...PROGRAM_ENV,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

export interface ServerProcess {
  url: string
  kill(): Promise<void>
}

export async function startServerProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-server-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1', DATABASE_CONNECTIONS: '8' }
  const server = spawnServer(databaseUrl, { ...own, ...environment })
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} instead of starting.`)
    await sleep(50)
  }
  return {
    url,
    async kill() {
      if (server.exitCode === null && server.signalCode === null) {
        const exit = once(server, 'exit')
        server.kill('SIGKILL')
        await exit
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
