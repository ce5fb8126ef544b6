import type { FastifyRequest } from 'fastify'

/** Milliseconds in which a body must arrive, unless a member or staff has signed in: 64 KiB at 18 kbit/s. */
const PATIENCE = 30_000

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

/** Ends the connection of a sender who takes too long: a stranger must not hold it for minutes with a byte a second. */
export function limitBodyTime(request: FastifyRequest, patience = PATIENCE): void {
  const { raw } = request
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, patience)
  timers.set(request, timer.unref())
  raw.once('close', () => clearTimeout(timer))
}

/** The sender is known, and their line may be slow. */
export const allowSlowBody = (request: FastifyRequest): void => clearTimeout(timers.get(request))
