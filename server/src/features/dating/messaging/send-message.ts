import { readMessage } from '@ndoa/contract/dating/message-content'
import type { Message } from '@ndoa/contract/dating/messaging'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../shared/failures.ts'
import { dayIn } from '../../shared/languages.ts'
import { slowedUntil } from '../safety/index.ts'
import { broadcast } from './broadcast.ts'
import { maySee } from './conversations.queries.ts'
import { type Draft, LOCKED, type Refusal, type Sent, sendMessages } from './messaging.queries.ts'
import { wordsIn } from './words.ts'

type Stored = Exclude<Sent, { refusal: Refusal }>

/** The message is on disk on return. A repeated `client_message_id` with the same text returns the stored message. */
export async function sendMessage(app: App, draft: Draft): Promise<Message> {
  const wait = app.messaging.countMessage(draft.sender_id)
  if (wait !== null) throw tooFast(wait)
  const { content, fault } = readMessage(draft.content)
  if (content === undefined) {
    if (!(await maySee(app.db, draft.sender_id, draft.match_id))) throw fail('request.not_found')
    throw fail('request.invalid', { fields: { content: { fault } } })
  }
  const sent = await app.messaging.send({ ...draft, content })
  if ('refusal' in sent) throw await refusalFailure(app, sent.refusal, draft.sender_id)
  return sent.message
}

async function refusalFailure(app: App, refusal: Refusal, senderId: string) {
  const until = refusal === 'messaging.slowed' && (await slowedUntil(app.db, senderId, app.clock.now()))
  return until ? slowed(until) : fail(refusal)
}

const slowed = (until: Date) =>
  fail('messaging.slowed', {}, (language) => wordsIn(language).slowedUntil(dayIn(language, until)))

const tooFast = (seconds: number) =>
  fail('request.too_many', { retry_after: seconds }, (language) => wordsIn(language).tooFast(seconds))

/** Broadcasts repeats again, because the first try may have failed after its commit; browsers deduplicate by id. */
export async function sendAndBroadcast(
  app: Pick<App, 'db' | 'pool' | 'clock' | 'realtime' | 'shield'>,
  drafts: Draft[],
): Promise<(Sent | typeof LOCKED)[]> {
  const answers = await sendMessages(app, drafts, app.clock.now())
  const done = new Set<string>()
  for (const sent of answers) {
    if (sent === LOCKED || 'refusal' in sent || done.has(sent.message.id)) continue
    done.add(sent.message.id)
    broadcastSent(app, sent)
  }
  app.shield.screen(answers.flatMap((sent) => (isStored(sent) ? [sent.message.match_id] : [])))
  return answers
}

export const isStored = (sent: Sent | typeof LOCKED): sent is Stored => sent !== LOCKED && 'message' in sent

function broadcastSent(
  app: Parameters<typeof broadcast>[0],
  { message, other_id, other_seq, is_held }: Stored,
) {
  const isSame = !is_held && other_seq === message.seq
  const { sender_id } = message
  broadcast(app, isSame ? [sender_id, other_id] : [sender_id], { type: 'message.created', message })
  if (!isSame && !is_held)
    broadcast(app, [other_id], { type: 'message.created', message: { ...message, seq: other_seq } })
}
