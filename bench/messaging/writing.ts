import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Message } from '@ndoa/contract/dating/messaging'
import type { Writer } from './members.ts'

export interface Log {
  acknowledged: Message[]
  unanswered: number
  storedUnanswered: number
  wrong: string[]
}

export async function write(url: string, writer: Writer, count: number, log: Log): Promise<void> {
  for (let n = 1; n <= count && log.wrong.length === 0; n++) {
    const draft = {
      match_id: writer.matchIds[n % writer.matchIds.length]!,
      client_message_id: randomUUID(),
      content: `${writer.id} ${n}`,
    }
    const message = await sendUntilAnswered(url, writer, draft, log)
    if (message) log.acknowledged.push(message)
  }
}

type Draft = Pick<Message, 'match_id' | 'client_message_id' | 'content'>

async function sendUntilAnswered(url: string, writer: Writer, draft: Draft, log: Log) {
  let unanswered = false
  while (log.wrong.length === 0) {
    const begun = Date.now()
    const answer = await post(url, writer.token, draft)
    if (!answer) {
      unanswered = true
      log.unanswered++
      await sleep(50)
    } else if ('message' in answer) {
      if (unanswered && Date.parse(answer.message.created_at) < begun) log.storedUnanswered++
      return answer.message
    } else if (answer.status === 429 || answer.status === 503) await sleep(answer.wait * 1_000)
    else log.wrong.push(`${answer.status} ${answer.text}`)
  }
  return null
}

type Answer = { message: Message } | { status: number; wait: number; text: string }

/** @returns null without a complete answer */
async function post(url: string, token: string, draft: Draft): Promise<Answer | null> {
  const answer = await read(
    fetch(`${url}/functions/v1/send-message`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      signal: AbortSignal.timeout(10_000),
    }),
  )
  if (!answer) return null
  const { response, text } = answer
  if (response.ok) return { message: Message.parse(JSON.parse(text).data) }
  return { status: response.status, wait: Number(response.headers.get('retry-after') ?? 1), text }
}

async function read(request: Promise<Response>) {
  try {
    const response = await request
    return { response, text: await response.text() }
  } catch {
    return null
  }
}
