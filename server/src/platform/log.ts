import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured logs on standard output. What could name a person or open a door never leaves: see `redact`. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.newPassword',
        '*.code',
        '*.token',
        '*.email',
        '*.phone',
        '*.content',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  })
}

/** Errors by name, message and stack; a database error also by its code, never by its values (`detail`, `where`). */
function describeError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error
  return { name, message, stack, code, constraint }
}
