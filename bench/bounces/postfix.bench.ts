// Mails that come back through a real mail server. The product hands its mails to Debian's postfix, which passes them on
// to the members' mail server; that one refuses some, and postfix writes its reports (RFC 3464) to the return addresses of
// those mails, which lead to the listener of the product. Who is gone must get no further mail, and read why.
//   npm run bench -- bounces
import { setTimeout as sleep } from 'node:timers/promises'
import { aProduct, freePort } from '../messaging/product.ts'
import { aDatabase } from '../notifications/database.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import { anAdmirer, type Reader, someReaders, tell } from '../notifications/members.ts'
import { type Figure, report } from '../safety/figures.ts'
import { aMailServer } from './mail-server.ts'
import { aPostfix, whatPostfixNeeds } from './postfix.ts'

/** Members whose mailbox is gone, is full, takes no such mail, and is there. */
const MAILBOXES = ['gone', 'full', 'wary', 'there'] as const
type Mailbox = (typeof MAILBOXES)[number]
const OF_EACH = 5
/** News that is due at once. Milliseconds. */
const OLD_NEWS = 20 * 60_000
const PATIENCE = 60_000

const needs = whatPostfixNeeds()
if (needs) {
  console.error(needs)
  process.exitCode = 1
} else report(await figures())

async function figures(): Promise<Figure[]> {
  const [relayPort, bouncePort] = [await freePort(), await freePort()]
  const members = await aMailServer()
  const postfix = await aPostfix(relayPort, { 'bench.test': members.port, 'bounces.bench.test': bouncePort })
  const { url, pool, ...database } = await aDatabase()
  const product = await aProduct({
    DATABASE_URL: url,
    SMTP_URL: postfix.url,
    MAIL_FROM: 'Ndoa <hello@ndoa.test>',
    BOUNCE_DOMAIN: 'bounces.bench.test',
    BOUNCE_PORT: String(bouncePort),
  })
  try {
    await product.start()
    const readers = await someReaders(pool, MAILBOXES.length * OF_EACH, 'mail')
    const mailboxOf = (reader: Reader) => MAILBOXES[readers.indexOf(reader) % MAILBOXES.length]!
    for (const reader of readers) members.answers.set(reader.id, mailboxOf(reader))
    const all = (mailbox: Mailbox) => readers.filter((reader) => mailboxOf(reader) === mailbox)
    const tries = () => new Set(members.tried).size

    const untilTold = async (count: number) => {
      await tell(pool, readers, await anAdmirer(pool), new Date(Date.now() - OLD_NEWS))
      await until(() => members.tried.length >= count)
    }
    await untilTold(readers.length)
    const reported = OF_EACH * 3
    await until(async () => (await bounces()).length >= reported)
    const found = await bounces()
    const kinds = (mailbox: Mailbox, kind: string) =>
      all(mailbox).filter(({ id }) => found.some((one) => one.user_id === id && one.kind === kind)).length
    const states = await Promise.all(readers.map((reader) => stateRead(product.url, reader)))
    const paused = readers.filter((_, at) => states[at] === 'undeliverable')

    const before = tries()
    const taken = members.tried.length
    await pool.query("update deliveries set done_at = done_at - interval '2 days'")
    await untilTold(taken + OF_EACH * 3)
    await sleep(3_000) // a mail to whom none should go would have come by now
    const again = members.tried.slice(taken)
    return [
      atLeast('members who were mailed', before, readers.length),
      atLeast('gone: reported as gone for good', kinds('gone', 'hard'), OF_EACH),
      atLeast(
        'gone: read in the settings that no mail arrives',
        all('gone').filter((one) => paused.includes(one)).length,
        OF_EACH,
      ),
      atLeast('full: reported as a passing reason', kinds('full', 'soft'), OF_EACH),
      atLeast('wary: reported as a passing reason', kinds('wary', 'soft'), OF_EACH),
      atMost(
        'paused of those that are not gone',
        paused.filter((one) => mailboxOf(one) !== 'gone').length,
        0,
      ),
      atMost('reports about others, or twice', found.length - reported, 0),
      atMost(
        'further mails to whom is gone',
        again.filter((id) => members.answers.get(id) === 'gone').length,
        0,
      ),
      atLeast('further mails to everybody else', new Set(again).size, OF_EACH * 3),
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

/** What the settings of a member say of their address. */
async function stateRead(url: string, { id, token }: Reader): Promise<string> {
  const answer = await fetch(`${url}/functions/v1/get-delivery-choices?user_id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { mail: string } }
  return data.mail
}

async function until(isSo: () => boolean | Promise<boolean>) {
  const end = performance.now() + PATIENCE
  while (!(await isSo()) && performance.now() < end) await sleep(100)
}
