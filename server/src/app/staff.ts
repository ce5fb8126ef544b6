/** `npm run staff`: adds the first administrator; lists, resets and removes staff; verifies the audit log. */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { NewStaff } from '@ndoa/contract/trust/staff'
import { ENROLMENT_HOURS } from '@ndoa/contract/trust/staff-rules'
import * as z from 'zod'
import { accountsConfig, accountsConfigFaults } from '../features/identity/accounts/index.ts'
import {
  addStaff,
  enrolmentUrl,
  listStaff,
  removeStaff,
  resetStaff,
  verifyAudit,
} from '../features/trust/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { ConfigError, port, readConfig, requiredText, setting } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { Failure } from '../platform/errors.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const USAGE = `npm run staff -- add EMAIL --name NAME [--role moderator|admin] [--senior]
npm run staff -- list
npm run staff -- reset EMAIL
npm run staff -- remove EMAIL
npm run staff -- audit [--head SEQ:HASH]`

const settings = {
  DATABASE_URL: setting(requiredText, 'PostgreSQL'),
  PUBLIC_URL: setting(
    z.preprocess((text) => text || undefined, z.url().optional()),
    'address that members see',
  ),
  PORT: setting(port(3000), 'port of the public site'),
  NODE_ENV: setting(z.string().default('development'), 'kind of run'),
  SECRET_SESSION: accountsConfig.SECRET_SESSION,
  SECRET_CODES: accountsConfig.SECRET_CODES,
}

type StaffApp = Parameters<typeof addStaff>[0] & { publicUrl: string }
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
  const { DATABASE_URL, PUBLIC_URL, PORT } = configOfServer()
  const { pool, db, close } = openDatabase(DATABASE_URL, createLog('warn'), 2)
  const app = { db, clock: systemClock, publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}` }
  try {
    await migrate(pool, MIGRATIONS, console.log) // the first administrator may be added before the first server start
    if (command === 'add' && email && values.name) await add(app, email, values)
    else if (command === 'list') await list(app)
    else if (command === 'reset' && email) await reset(app, email)
    else if (command === 'remove' && email) await remove(app, email)
    else if (command === 'audit') await audit(app, values.head)
    else stop(USAGE)
  } finally {
    await close()
  }
}

/** Reads the servers' own secret, because authenticator codes work only with it. */
function configOfServer() {
  const config = readConfig(settings, process.env)
  const faults = config.NODE_ENV === 'production' ? accountsConfigFaults(config) : []
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  return config
}

async function add({ publicUrl, ...app }: StaffApp, email: string, { name, role, senior }: Options) {
  const person = NewStaff.safeParse({ email, name, role, is_senior: senior })
  if (!person.success) return stop(person.error.issues.map(({ message }) => message).join('\n'))
  const { token } = await addStaff(app, null, person.data)
  console.log(`added ${person.data.email} as ${person.data.role}`)
  if (senior) console.log('An administrator has to agree before they count as a senior.')
  printLink(publicUrl, token)
}

async function reset({ publicUrl, ...app }: StaffApp, email: string) {
  const person = await findStaff(app, email)
  if (!person) return
  printLink(publicUrl, (await resetStaff(app, null, person.id)).token)
}

function printLink(publicUrl: string, token: string) {
  console.log(`They set password and authenticator app here, once, within ${ENROLMENT_HOURS} hours:`)
  console.log(`  ${enrolmentUrl(publicUrl, token)}`)
}

async function list({ db }: StaffApp) {
  const people = await listStaff(db, null)
  for (const { email, name, role, is_senior, is_enrolled } of people)
    console.log(
      `${email}  ${name}, ${is_senior ? 'senior ' : ''}${role}${is_enrolled ? '' : ', has not enrolled yet'}`,
    )
  console.log(people.length === 1 ? '1 person on the staff' : `${people.length} people on the staff`)
}

async function remove(app: StaffApp, email: string) {
  const person = await findStaff(app, email)
  if (!person) return
  await removeStaff(app, null, person.id)
  console.log(`${email}  removed`)
}

async function findStaff({ db }: Pick<StaffApp, 'db'>, email: string) {
  const people = await listStaff(db, null)
  const person = people.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (!person) stop(`${email}  no staff account has this address`)
  return person
}

const HEAD = /^(\d+):([0-9a-f]{64})$/

async function audit({ db }: StaffApp, savedHead: string | undefined) {
  const [, seq = '', hash = ''] = HEAD.exec(savedHead ?? '') ?? []
  if (savedHead !== undefined && !seq) return stop(USAGE)
  const head = savedHead === undefined ? undefined : { seq: Number(seq), hash: Buffer.from(hash, 'hex') }
  const state = await verifyAudit(db, head)
  if (!state.intact) return stop(`The audit log is broken at row ${state.seq}: ${state.why}.`)
  console.log(`The audit log is intact: ${state.seq} rows, head ${state.seq}:${state.hash.toString('hex')}`)
}

function stop(reason: string) {
  console.error(reason)
  process.exitCode = 1
}

try {
  await run()
} catch (error) {
  const isOurs = error instanceof Failure || error instanceof ConfigError || error instanceof TypeError
  if (!isOurs) throw error
  stop(error.message)
}
process.exit() // the launcher's channel would keep the process alive
