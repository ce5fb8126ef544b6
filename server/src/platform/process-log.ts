import { format } from 'node:util'
import type { Log } from './log.ts'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

export function logProcess(log: Log): void {
  for (const [method, level] of Object.entries(LEVELS))
    console[method as keyof typeof LEVELS] = (...words: unknown[]) => log[level](format(...words).trim())
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'a warning of Node'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'nothing handled an error, so the server ends')
    process.exit(1)
  })
}
