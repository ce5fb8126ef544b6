/** `npm run correct-member`: corrects a member's date of birth or gender, and records it in the audit log. */
import { parseArgs } from 'node:util'
import { ProfileChange } from '@ndoa/contract/dating/profiles'
import { type Correction, correctProfile } from '../features/dating/profiles/index.ts'
import { recordAct } from '../features/trust/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig, requiredText, setting } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { Failure } from '../platform/errors.ts'
import { createLog } from '../platform/log.ts'
import { findMemberId } from './correct-member.queries.ts'

const USAGE = 'npm run correct-member -- EMAIL|NUMBER|ID [--date-of-birth YYYY-MM-DD] [--gender Male|Female]'

const settings = { DATABASE_URL: setting(requiredText, 'PostgreSQL') }
const options = { 'date-of-birth': { type: 'string' }, gender: { type: 'string' } } as const

async function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [contact] = positionals
  const { 'date-of-birth': date_of_birth, gender } = values
  const { success, data } = ProfileChange.safeParse({
    ...(date_of_birth !== undefined && { date_of_birth }),
    ...(gender !== undefined && { gender }),
  })
  if (!contact || !success || Object.keys(data).length === 0) return stop(USAGE)
  const { DATABASE_URL } = readConfig(settings, process.env)
  const { db, close } = openDatabase(DATABASE_URL, createLog('warn'), 2)
  try {
    const memberId = await findMemberId(db, contact)
    if (!memberId) return stop(`${contact}  there is no member with this address, number or id`)
    await correct(db, memberId, data)
    console.log(`${contact}  corrected`)
  } finally {
    await close()
  }
}

const correct = (db: Database, memberId: string, correction: Correction) =>
  db.transaction().execute(async (tx) => {
    await correctProfile(tx, systemClock, memberId, correction)
    await recordAct(tx, {
      act: 'member_corrected',
      at: systemClock.now(),
      by: null,
      subject: { kind: 'member', id: memberId },
      details: Object.fromEntries(Object.keys(correction).map((field) => [field, true])),
    })
  })

function stop(reason: string) {
  console.error(reason)
  process.exitCode = 1
}

try {
  await run()
} catch (error) {
  if (!(error instanceof Failure || error instanceof TypeError)) throw error
  stop(error.message)
}
process.exit() // the launcher's channel would keep the process alive
