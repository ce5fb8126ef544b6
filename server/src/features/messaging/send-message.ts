import { readMessage } from '@ndoa/contract/message-content'
import type { Message } from '@ndoa/contract/messaging'
import type { App } from '../../platform/app.ts'
import { fail } from '../failures.ts'
import { broadcast } from './broadcast.ts'
import { maySee } from './conversations.queries.ts'
import { type Draft, type Sent, sendMessages } from './messaging.queries.ts'
import { createSender } from './sender.ts'
import { createTokenBuckets } from './token-buckets.ts'

const SENDING_PACE = { burst: 50, perSecond: 5 }

/** What this process keeps about sending. */
interface SendState {
  send: (draft: Draft) => Promise<Sent>
  take: (memberId: string, now: number) => number
}
const sendStates = new WeakMap<App, SendState>()

function sendStateOf(app: App): SendState {
  const desk = sendStates.get(app) ?? {
    send: createSender((drafts: Draft[]) => sendAndBroadcast(app, drafts)),
    take: createTokenBuckets(SENDING_PACE),
  }
  sendStates.set(app, desk)
  return desk
}

/**
 * Sends a message to a match. It is on disk when this answers. The same `client_message_id` with the same text is
 * the same message, however often it comes.
 */
export async function sendMessage(app: App, draft: Draft): Promise<Message> {
  const desk = sendStateOf(app)
  const wait = Math.ceil(desk.take(draft.sender_id, app.clock.now().getTime()) / 1_000)
  if (wait > 0) throw tooFast(wait)
  const { content, fault } = readMessage(draft.content)
  if (content === undefined) {
    if (!(await maySee(app.db, draft.sender_id, draft.match_id))) throw fail('request.not_found')
    throw fail('request.invalid', { fields: { content: fault } })
  }
  const sent = await desk.send({ ...draft, content })
  if ('refusal' in sent) throw fail(sent.refusal)
  return sent.message
}

const tooFast = (seconds: number) =>
  fail(
    'request.too_many',
    { retry_after: seconds },
    `You are sending very fast. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  )

/**
 * A repeat is told again: the first time may have ended between the commit and the telling, and a browser knows a
 * message that it already has by its id.
 */
async function sendAndBroadcast(app: App, drafts: Draft[]): Promise<Sent[]> {
  const answers = await sendMessages(app.pool, drafts, app.clock.now())
  const told = new Set<string>()
  for (const sent of answers) {
    if ('refusal' in sent || told.has(sent.message.id)) continue
    told.add(sent.message.id)
    broadcast(app, [sent.message.sender_id, sent.other_id], {
      type: 'message.created',
      message: sent.message,
    })
  }
  return answers
}
