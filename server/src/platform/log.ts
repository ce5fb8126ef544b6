import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type Log = Logger

/**
 * Structured logs, on standard output unless said otherwise. What could name a person or open a door never leaves:
 * requests are logged by the pattern of their route, and see `redact`.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
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
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Errors by name, message and stack; a database error also by its code, never by its values (`detail`, `where`). A field
 * called `code` would be taken for one that opens a door, and hidden.
 */
function describeError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error
  return { name, message, stack, errorCode: code, constraint }
}
