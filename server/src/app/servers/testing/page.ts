import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Conversation, Message } from '@ndoa/contract/dating/messaging'
import { REALTIME } from '@ndoa/contract/limits'
import { type ClientEvent, ServerEvent } from '@ndoa/contract/realtime'
import { WebSocket } from 'ws'

export interface Person {
  id: string
  otherId: string
  matchId: string
  token: string
}

/** @returns the server's URL for a member's browser; a retry after a failure gets another server */
export type Balance = (isAgain: boolean) => string

/** Receives a call's response, or null if it was missing or incomplete. */
export type OnAnswer = (answer: Response | null) => void

/**
 * Repeats a call until it gets a response.
 * @throws on a refusal other than "busy"
 */
export async function call<T>(
  { token }: Person,
  balance: Balance,
  path: string,
  body?: object,
  onAnswer?: OnAnswer,
): Promise<T> {
  for (let isAgain = false; ; isAgain = true) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await complete(fetch(balance(isAgain) + path, init))
    onAnswer?.(answer?.response ?? null)
    if (answer?.response.ok) return JSON.parse(answer.text)
    const status = answer?.response.status
    if (answer && status !== 429 && status !== 503)
      throw new Error(`${path} was answered ${status} ${answer.text}`)
    await sleep(answer ? Number(answer.response.headers.get('retry-after') ?? 1) * 1_000 : 50)
  }
}

const complete = (request: Promise<Response>) =>
  request.then(async (response) => ({ response, text: await response.text() })).catch(() => null)

export interface Watch {
  onShown?(message: Message): void
  onEvent?(event: ServerEvent): void
  /** `headers` are those of the response that opened the socket. */
  onOpen?(headers: IncomingHttpHeaders): void
}

/**
 * A conversation in a member's browser: shows its events, fetches missed ones at each `ready`, and reconnects after a
 * lost connection.
 */
export function openPage(person: Person, balance: Balance, watch: Watch = {}) {
  const heard: ServerEvent[] = []
  let messages: Message[] = []
  let otherOnline = false
  let presenceNews = 0
  let fetches = 0
  let isWanted = true
  let socket: WebSocket
  let readyTimes = 0
  const closed = Promise.withResolvers<number>()

  function add(added: readonly Message[]) {
    for (const message of added) {
      const known = messages.find(({ id }) => id === message.id)
      if (!known) {
        messages.push({ ...message })
        watch.onShown?.(message)
      } else known.is_read ||= message.is_read
    }
    messages.sort((a, b) => a.seq - b.seq)
    markReadUpTo(messages.findLast(({ sender_id, is_read }) => sender_id === person.id && is_read)?.seq ?? 0)
  }

  /** Reading a message marks all earlier ones as read. */
  function markReadUpTo(seq: number) {
    for (const message of messages)
      if (message.sender_id === person.id && message.seq <= seq) message.is_read = true
  }

  function hear(event: ServerEvent) {
    heard.push(event)
    watch.onEvent?.(event)
    if (event.type === 'message.created') add([event.message])
    if (event.type === 'messages.read' && event.reader_id !== person.id) markReadUpTo(event.up_to_seq)
    if (event.type === 'presence') {
      otherOnline = event.online
      presenceNews += 1
    }
  }

  /** The browser fetches from the first gap, or from the first own message without a read mark. */
  function knownUpTo(): number {
    const { id } = person
    const first = messages.findIndex(
      ({ seq, sender_id, is_read }, at) => seq !== at + 1 || (sender_id === id && !is_read),
    )
    return first === -1 ? messages.length : first
  }

  async function fetchMissed() {
    const { matchId: match_id } = person
    for (let after_seq = knownUpTo(), more = true; more; ) {
      const page = await call<{ data: Message[]; pagination: { has_next_page: boolean } }>(
        person,
        balance,
        '/functions/v1/get-messages',
        { match_id, after_seq },
      )
      add(page.data)
      after_seq = page.data.at(-1)?.seq ?? after_seq
      more = page.pagination.has_next_page
    }
    const [before, own] = [presenceNews, ++fetches]
    const list = await call<{ data: Conversation[] }>(person, balance, '/functions/v1/get-conversations', {
      user_id: person.id,
      match_id,
    })
    if (before === presenceNews && own === fetches) otherOnline = list.data[0]?.online ?? false
  }

  function connect(isAgain: boolean) {
    const address = `${balance(isAgain).replace('http', 'ws')}/realtime/v1`
    const dialled = new WebSocket(address, { headers: { authorization: `Bearer ${person.token}` } })
    socket = dialled
    dialled.on('error', () => {})
    dialled.on('upgrade', ({ headers }) => watch.onOpen?.(headers))
    dialled.on('message', (data: Buffer) => {
      if (socket !== dialled) return
      const event = ServerEvent.parse(JSON.parse(data.toString()))
      if (event.type === 'pong') return
      if (event.type !== 'ready') return hear(event)
      fetchMissed().then(() => (readyTimes += 1), closed.reject)
    })
    dialled.on('close', (code) => {
      if (socket !== dialled) return
      if (code === 4401 || !isWanted) closed.resolve(code)
      else void sleep(20).then(() => isWanted && connect(true))
    })
  }

  async function untilReady() {
    const before = readyTimes
    while (readyTimes === before) await sleep(10)
  }

  connect(false)
  const pulse = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }, REALTIME.heartbeat).unref()
  return {
    person,
    heard,
    closed: closed.promise,
    messages: () => messages,
    otherOnline: () => otherOnline,
    untilReady,
    isConnected: () => socket.readyState === WebSocket.OPEN,
    say: (event: ClientEvent) => socket.send(JSON.stringify(event)),
    /** Reloads the page, which loses its state. */
    async reload() {
      const former = socket
      messages = []
      connect(true)
      former.close()
      await untilReady()
    },
    async close() {
      isWanted = false
      clearInterval(pulse)
      if (socket.readyState === WebSocket.CLOSED) return
      const end = new Promise((ended) => socket.once('close', ended))
      socket.terminate()
      await end
    },
  }
}

export type Page = ReturnType<typeof openPage>
