import { format } from 'node:util'
import type { Log } from './log.ts'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Makes what a process prints by itself lines of its log: what it and its libraries write to the console, Node's
 * warnings, and an error that nothing handled, which still ends it. A reader of the log then meets JSON alone.
 */
export function logProcess(log: Log): void {
  for (const [method, level] of Object.entries(LEVELS))
    console[method as keyof typeof LEVELS] = (...words: unknown[]) => log[level](format(...words).trim())
  process.removeAllListeners('warning') // Node's own listener prints text
  process.on('warning', (err) => log.warn({ err }, 'a warning of Node'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'nothing handled an error, so the server ends')
    process.exit(1)
  })
}
