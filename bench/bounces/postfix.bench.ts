// Bounces through Debian's postfix: the members' mail server refuses some mails, and postfix sends its reports
// (RFC 3464) to the product. Members with dead mailboxes must get no further mail, and see why.
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startProduct } from '../messaging/product.ts'
import { aDatabase } from '../notifications/database.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import { anAdmirer, createReaders, likeReaders, type Reader } from '../notifications/members.ts'
import { type Figure, report } from '../safety/figures.ts'
import { startMailServer } from './mail-server.ts'
import { missingForPostfix, startPostfix } from './postfix.ts'

const MAILBOXES = ['unknown', 'full', 'spam', 'accepted'] as const
type Mailbox = (typeof MAILBOXES)[number]
const PER_MAILBOX = 5
/** Milliseconds. Notifications of this age are due at once. */
const OLD_NEWS = 20 * 60_000
const REPORT_TIMEOUT = 60_000

const needs = missingForPostfix()
if (needs) {
  console.error(needs)
  process.exitCode = 1
} else report(await figures())

async function figures(): Promise<Figure[]> {
  const [relayPort, bouncePort] = [await freePort(), await freePort()]
  const members = await startMailServer()
  const postfix = await startPostfix(relayPort, {
    'bench.test': members.port,
    'bounces.bench.test': bouncePort,
  })
  const { url, pool, ...database } = await aDatabase()
  const product = await startProduct({
    DATABASE_URL: url,
    SMTP_URL: postfix.url,
    MAIL_FROM: 'Ndoa <hello@ndoa.test>',
    BOUNCE_DOMAIN: 'bounces.bench.test',
    BOUNCE_PORT: String(bouncePort),
  })
  try {
    await product.start()
    const readers = await createReaders(pool, MAILBOXES.length * PER_MAILBOX, 'mail')
    const mailboxOf = (reader: Reader) => MAILBOXES[readers.indexOf(reader) % MAILBOXES.length]!
    for (const reader of readers) members.answers.set(reader.id, mailboxOf(reader))
    const all = (mailbox: Mailbox) => readers.filter((reader) => mailboxOf(reader) === mailbox)
    const tries = () => new Set(members.tried).size

    const untilReported = async (count: number) => {
      await likeReaders(pool, readers, await anAdmirer(pool), new Date(Date.now() - OLD_NEWS))
      await waitUntil(() => members.tried.length >= count)
    }
    await untilReported(readers.length)
    const reported = PER_MAILBOX * 3
    await waitUntil(async () => (await bounces()).length >= reported)
    const found = await bounces()
    const kinds = (mailbox: Mailbox, kind: string) =>
      all(mailbox).filter(({ id }) => found.some((one) => one.user_id === id && one.kind === kind)).length
    const states = await Promise.all(readers.map((reader) => stateRead(product.url, reader)))
    const paused = readers.filter((_, at) => states[at] === 'undeliverable')

    const before = tries()
    const taken = members.tried.length
    await pool.query("update deliveries set done_at = done_at - interval '2 days'")
    await untilReported(taken + PER_MAILBOX * 3)
    await sleep(3_000) // any unwanted mail would have arrived by now
    const again = members.tried.slice(taken)
    return [
      atLeast('members who were mailed', before, readers.length),
      atLeast('unknown: reported as gone for good', kinds('unknown', 'hard'), PER_MAILBOX),
      atLeast(
        'unknown: read in the settings that no mail arrives',
        all('unknown').filter((one) => paused.includes(one)).length,
        PER_MAILBOX,
      ),
      atLeast('full: reported as a passing reason', kinds('full', 'soft'), PER_MAILBOX),
      atLeast('spam: reported as a passing reason', kinds('spam', 'soft'), PER_MAILBOX),
      atMost(
        'paused of those that are not gone',
        paused.filter((one) => mailboxOf(one) !== 'unknown').length,
        0,
      ),
      atMost('reports about others, or twice', found.length - reported, 0),
      atMost(
        'further mails to whom is gone',
        again.filter((id) => members.answers.get(id) === 'unknown').length,
        0,
      ),
      atLeast('further mails to everybody else', new Set(again).size, PER_MAILBOX * 3),
    ]
  } finally {
    await product.remove()
    await postfix.close()
    members.close()
    await database.remove()
  }

  async function bounces() {
    const { rows } = await pool.query<{ user_id: string; kind: string }>(
      'select user_id, kind from mail_bounces',
    )
    return rows
  }
}

async function stateRead(url: string, { id, token }: Reader): Promise<string> {
  const answer = await fetch(`${url}/functions/v1/get-delivery-choices?user_id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { mail: string } }
  return data.mail
}

async function waitUntil(isSo: () => boolean | Promise<boolean>) {
  const end = performance.now() + REPORT_TIMEOUT
  while (!(await isSo()) && performance.now() < end) await sleep(100)
}
