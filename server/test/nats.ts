import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const NATS = process.env['NATS_PATH'] || 'nats-server'

/** Whether this machine has the NATS server, which `npm test` installs where it may. */
export const hasNats = () => spawnSync(NATS, ['--version']).status === 0

/** A NATS server of its own, on loopback. */
export async function aNatsServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const server = spawn(NATS, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
  const exit = once(server, 'exit')
  while (!(await isOpen(port))) {
    if (server.exitCode !== null) throw new Error('The NATS server did not start.')
    await sleep(20)
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      server.kill()
      await exit
    },
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
