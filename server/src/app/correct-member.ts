/** `npm run correct-member`: corrects a member's date of birth or gender, and notes it in the audit log. */
import { parseArgs } from 'node:util'
import { ProfileChange } from '@ndoa/contract/profiles'
import { ORPCError } from '@orpc/server'
import { correctProfile } from '../features/profiles/index.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig, requiredText, setting } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { memberWith } from './correct-member.queries.ts'

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
    const memberId = await memberWith(db, contact)
    if (!memberId) return stop(`${contact}  there is no member with this address, number or id`)
    await correctProfile({ db, clock: systemClock }, memberId, data)
    console.log(`${contact}  corrected`)
  } finally {
    await close()
  }
}

function stop(why: string) {
  console.error(why)
  process.exitCode = 1
}

try {
  await run()
} catch (error) {
  if (!(error instanceof ORPCError || error instanceof TypeError)) throw error
  stop(error.message)
}
process.exit() // the launcher's channel would keep us
