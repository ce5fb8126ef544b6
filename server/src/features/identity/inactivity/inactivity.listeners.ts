import type { App } from '../../../platform/app.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import './inactivity.events.ts'
import { readerToWarn } from './inactivity.queries.ts'
import { wordsIn } from './words.ts'

export function inactivityListeners(app: App): void {
  app.outbox.listen('inactivity.mail', { 'inactivity.warned': ({ user_id }) => mailWarning(app, user_id) })
}

async function mailWarning({ db, mail, config }: App, userId: string): Promise<void> {
  const reader = await readerToWarn(db, userId)
  if (!reader) return
  const { name, email, language } = reader
  const words = wordsIn(language).warning(name, config.publicUrl)
  await mail.send({ to: email, ...emailTemplate(words, language) })
}
