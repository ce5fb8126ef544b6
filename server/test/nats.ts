import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const NATS = process.env['NATS_PATH'] || 'nats-server'

/** False where `npm test` can't install the NATS server. */
export const hasNats = () => spawnSync(NATS, ['--version']).status === 0

export interface NatsServer {
  url: string
  port: number
  stop(): Promise<void>
  kill(): Promise<void>
}

export async function startNatsServer(at?: number): Promise<NatsServer> {
  const port = at ?? (await freePort())
  const server = spawn(NATS, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
  const exit = once(server, 'exit')
  while (!(await isOpen(port))) {
    if (server.exitCode !== null) throw new Error('The NATS server did not start.')
    await sleep(20)
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await exit
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}
