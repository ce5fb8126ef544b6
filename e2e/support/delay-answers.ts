import { Server } from 'node:http'

// Preloaded into the journeys' server: delays every request by E2E_DELAY milliseconds, as on a slow connection.
const delay = Number(process.env.E2E_DELAY)
const server: { emit: (this: Server, event: string, ...args: unknown[]) => boolean } = Server.prototype
const { emit } = server

server.emit = function (event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args)
  setTimeout(() => emit.call(this, event, ...args), delay)
  return true
}
