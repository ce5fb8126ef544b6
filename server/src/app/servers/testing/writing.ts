import { randomUUID } from 'node:crypto'
import type { Message } from '@ndoa/contract/dating/messaging'
import { type Balance, call, type OnAnswer, openPage, type Page, type Person, type Watch } from './page.ts'
import type { History } from './verdict.ts'

interface Server {
  url: string
}

/** Acts as a load balancer: a member starts at the given server and moves to the next after a failure. */
export function balanceOver(servers: readonly Server[], first: number): Balance {
  let at = first
  return (isAgain) => {
    if (isAgain) at += 1
    return servers[at % servers.length]!.url
  }
}

export interface Writer {
  page: Page
  balance: Balance
  numbered: number
  written: Message[]
  readUpTo: number
}

export function aWriter(person: Person, balance: Balance, watch?: Watch): Writer {
  return { page: openPage(person, balance, watch), balance, numbered: 0, written: [], readUpTo: 0 }
}

/** Repeats the next message until it is acknowledged. @param times concurrent sends by an impatient user */
export async function write(writer: Writer, times = 1, onAnswer?: OnAnswer): Promise<void> {
  const { person } = writer.page
  const draft = {
    match_id: person.matchId,
    content: `${person.id} ${++writer.numbered}`,
    client_message_id: randomUUID(),
  }
  const sent = await Promise.all(
    Array.from({ length: times }, () =>
      call<{ data: Message }>(person, writer.balance, '/functions/v1/send-message', draft, onAnswer),
    ),
  )
  writer.written.push(sent[0]!.data)
}

export async function read(writer: Writer, onAnswer?: OnAnswer): Promise<void> {
  const { person, messages } = writer.page
  const up_to_seq = messages().findLast(({ sender_id }) => sender_id === person.otherId)?.seq ?? 0
  if (up_to_seq <= writer.readUpTo) return
  const mark = { match_id: person.matchId, up_to_seq }
  await call(person, writer.balance, '/functions/v1/mark-messages-read', mark, onAnswer)
  writer.readUpTo = up_to_seq
}

/** @param isRough also reloads the page and sends twice */
export async function actAtRandom(writer: Writer, isRough: boolean): Promise<void> {
  const { page } = writer
  if (Math.random() < 0.4) await read(writer)
  if (isRough && Math.random() < 0.2) await page.reload()
  await write(writer, isRough && Math.random() < 0.2 ? 2 : 1)
}

/** @param stored the messages in the database */
export async function finalHistory(
  stored: readonly Message[],
  writers: readonly Writer[],
  isOpen: (writer: Writer) => boolean,
  servers: readonly Server[],
): Promise<History> {
  const badge = async (person: Person, { url }: Server) =>
    (await call<{ data: { messages: number } }>(person, () => url, '/functions/v1/get-badges')).data.messages
  return {
    written: writers.flatMap(({ written }) => written),
    stored,
    people: await Promise.all(
      writers.map(async (writer) => {
        const { person, heard, messages, otherOnline } = writer.page
        return {
          ...person,
          readUpTo: writer.readUpTo,
          heard: [...heard],
          badges: await Promise.all(servers.map((server) => badge(person, server))),
          page: isOpen(writer) ? { messages: structuredClone(messages()), otherOnline: otherOnline() } : null,
        }
      }),
    ),
  }
}
