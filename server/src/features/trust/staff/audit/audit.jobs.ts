import type { App } from '../../../../platform/app.ts'
import { auditHead } from './verify-audit.ts'

/** The server log keeps a copy of the head, which an intruder in the database may not be able to change. */
export function auditJobs(app: Pick<App, 'jobs' | 'db' | 'log'>): void {
  app.jobs.define('log-audit-head', () => logAuditHead(app), { cron: '7 4 * * *' })
}

export async function logAuditHead({ db, log }: Pick<App, 'db' | 'log'>): Promise<void> {
  const { seq, hash } = await auditHead(db)
  log.warn({ seq, hash: hash.toString('hex') }, 'head of the audit log')
}
