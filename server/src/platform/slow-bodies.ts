import type { FastifyRequest } from 'fastify'

/** Milliseconds for sending a body: 64 KiB at 18 kbit/s. */
const BODY_TIMEOUT = 30_000

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

/** Disconnects slow senders, so that callers without a session can't hold connections. */
export function limitBodyTime(request: FastifyRequest, timeout = BODY_TIMEOUT): void {
  const { raw } = request
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, timeout)
  timers.set(request, timer.unref())
  raw.once('close', () => clearTimeout(timer))
}

export const allowSlowBody = (request: FastifyRequest): void => clearTimeout(timers.get(request))
