import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { collapseRepeats } from './log-repeats.ts'

export type Log = Logger

/** Keeps personal data and secrets out of the log: requests are logged by route pattern, and fields are redacted. */
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

/** Omits `detail` and `where`, which contain values. Named `errorCode`, because `code` would be redacted. */
function describeError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error
  return { name, message, stack, errorCode: code, constraint }
}
