import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { collapseRepeats } from './log-repeats.ts'

export type Log = Logger

/**
 * Structured logs, on standard output unless said otherwise. Personal data and secrets are never logged:
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
    hooks: { logMethod: collapseRepeats() },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Errors by name, message and stack; a database error also by its code, never by its values (`detail`, `where`). A field
 * called `code` would be redacted as a secret.
 */
function describeError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error
  return { name, message, stack, errorCode: code, constraint }
}
