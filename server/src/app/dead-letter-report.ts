import type { App } from '../platform/app.ts'
import { type FailedEventRow, setReported, unreportedDeadLetters } from '../platform/dead-letters.queries.ts'

type Reporting = Pick<App, 'db' | 'mail' | 'clock' | 'config'>

export function reportDeadLetters(app: Reporting & Pick<App, 'jobs'>): void {
  app.jobs.define('report-dead-letters', () => mailReport(app), { cron: '*/5 * * * *' })
}

export async function mailReport({ db, mail, clock, config }: Reporting): Promise<void> {
  const now = clock.now()
  const letters = await unreportedDeadLetters(db, now)
  if (letters.length === 0) return
  await mail.send({ to: config.operatorEmail, ...reportOf(letters) })
  const ids = letters.map(({ id }) => id)
  await setReported(db, ids, now)
}

const LISTED = 50

const reportOf = (letters: readonly FailedEventRow[]) => ({
  subject: letters.length === 1 ? 'One event was not handled' : `${letters.length} events were not handled`,
  text: [
    'Each was tried five times and is kept as a dead letter. The errors are in the server logs.',
    '',
    ...letters
      .slice(0, LISTED)
      .map(({ id, listener, kind, error }) => `${id}  ${listener}  ${kind}  ${error}`),
    ...(letters.length > LISTED ? [`and ${letters.length - LISTED} more`] : []),
    '',
    'To see, retry or discard them:',
    'npm run dead-letters -- list',
    'npm run dead-letters -- retry ID...',
    'npm run dead-letters -- discard ID...',
  ].join('\n'),
})
