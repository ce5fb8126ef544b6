/** `npm run staff`: adds the first administrator, lists and removes staff, verifies the audit log. */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { NewStaff, type StaffCredentials } from '@ndoa/contract/staff'
import { ORPCError } from '@orpc/server'
import * as z from 'zod'
import { accountsConfig, accountsConfigFaults } from '../features/accounts/index.ts'
import { addStaff, createStaffState, listStaff, removeStaff, verifyAudit } from '../features/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { ConfigError, readConfig, requiredText, setting } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const USAGE = `npm run staff -- add EMAIL --name NAME [--role moderator|admin] [--senior]
npm run staff -- list
npm run staff -- remove EMAIL
npm run staff -- audit [--head SEQ:HASH]`

const settings = {
  DATABASE_URL: setting(requiredText, 'PostgreSQL'),
  NODE_ENV: setting(z.string().default('development'), 'kind of run'),
  SECRET_SESSION: accountsConfig.SECRET_SESSION,
  SECRET_CODES: accountsConfig.SECRET_CODES,
}

type StaffApp = Parameters<typeof addStaff>[0]
const OPTIONS = {
  name: { type: 'string' },
  role: { type: 'string', default: 'moderator' },
  senior: { type: 'boolean', default: false },
  head: { type: 'string' },
} as const
type Options = { name?: string; role: string; senior: boolean; head?: string }

async function run() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [command, email = ''] = positionals
  const { DATABASE_URL, SECRET_CODES } = configOfServer()
  const { pool, db, close } = openDatabase(DATABASE_URL, createLog('warn'), 2)
  const app = { db, clock: systemClock, staff: createStaffState({ SECRET_CODES }) }
  try {
    await migrate(pool, MIGRATIONS, console.log) // the first administrator may be there before the first start
    if (command === 'add' && email && values.name) await add(app, email, values)
    else if (command === 'list') await list(app)
    else if (command === 'remove' && email) await remove(app, email)
    else if (command === 'audit') await audit(app, values.head)
    else stop(USAGE)
  } finally {
    await close()
  }
}

/** The same secret as the servers: else nobody could sign in with a code. */
function configOfServer() {
  const config = readConfig(settings, process.env)
  const faults = config.NODE_ENV === 'production' ? accountsConfigFaults(config) : []
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  return config
}

async function add(app: StaffApp, email: string, { name, role, senior }: Options) {
  const person = NewStaff.safeParse({ email, name, role, is_senior: senior })
  if (!person.success) return stop(person.error.issues.map(({ message }) => message).join('\n'))
  const { password, totp_secret, totp_uri }: StaffCredentials = await addStaff(app, null, person.data)
  console.log(`added ${person.data.email} as ${person.data.role}. This is shown once:`)
  console.log(`  password  ${password}  (to be changed at the first sign-in, at /staff)`)
  console.log(`  code      ${totp_uri}`)
  console.log(`            as a QR code or a link for an authenticator app; the key is ${totp_secret}`)
}

async function list({ db }: StaffApp) {
  const people = await listStaff(db)
  for (const { email, name, role, is_senior } of people)
    console.log(`${email}  ${name}, ${is_senior ? 'senior ' : ''}${role}`)
  console.log(people.length === 1 ? '1 person on the staff' : `${people.length} people on the staff`)
}

async function remove(app: StaffApp, email: string) {
  const people = await listStaff(app.db)
  const person = people.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (!person) return stop(`${email}  there is nobody with this address`)
  await removeStaff(app, null, person.id)
  console.log(`${email}  removed`)
}

const HEAD = /^(\d+):([0-9a-f]{64})$/

async function audit({ db }: StaffApp, noted: string | undefined) {
  const [, seq = '', hash = ''] = HEAD.exec(noted ?? '') ?? []
  if (noted !== undefined && !seq) return stop(USAGE)
  const head = noted === undefined ? undefined : { seq: Number(seq), hash: Buffer.from(hash, 'hex') }
  const state = await verifyAudit(db, head)
  if (!state.intact) return stop(`The audit log is broken at row ${state.seq}: ${state.why}.`)
  console.log(`The audit log is intact: ${state.seq} rows, head ${state.seq}:${state.hash.toString('hex')}`)
}

function stop(why: string) {
  console.error(why)
  process.exitCode = 1
}

try {
  await run()
} catch (error) {
  const isOurs = error instanceof ORPCError || error instanceof ConfigError || error instanceof TypeError
  if (!isOurs) throw error
  stop(error.message)
}
process.exit() // the launcher's channel would keep us
