/** `npm run doctor`: checks everything that a server depends on and suggests fixes. */
import { systemClock } from '../platform/clock.ts'
import { ConfigError } from '../platform/config.ts'
import { openDatabase } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { type Config, loadConfig } from './config.ts'
import { checkClock } from './doctor/clock.ts'
import { checkDatabase } from './doctor/database.ts'
import { checkBackups, checkDisk, checkFiles } from './doctor/files.ts'
import type { Finding } from './doctor/finding.ts'
import { checkMail } from './doctor/mail.ts'
import { checkPush } from './doctor/push.ts'
import { checkSite } from './doctor/site.ts'
import { checkSms } from './doctor/sms.ts'

async function examine(config: Config): Promise<Finding[]> {
  const { pool, db, close } = openDatabase(config.DATABASE_URL ?? '', createLog('silent'), 2)
  const isEmbedded = process.env.NDOA_EMBEDDED_DATABASE === '1'
  const now = systemClock.now()
  try {
    const findings = await Promise.all([
      checkMail(config),
      checkSms(config),
      checkDatabase(pool, { connections: config.DATABASE_CONNECTIONS, isEmbedded }),
      checkPush(db, config),
      checkFiles(config),
      checkSite(config, now),
      checkDisk(config),
      checkBackups(config.BACKUP_DIR, now),
      checkClock(pool, servicesOf(config)),
    ])
    return findings.flat()
  } finally {
    await close()
  }
}

function servicesOf(config: Config): string[] {
  const { PUBLIC_URL, S3_BUCKET, S3_ENDPOINT, STRIPE_KEY, STRIPE_URL, PAYSTACK_KEY, PAYSTACK_URL } = config
  return [
    PUBLIC_URL,
    S3_BUCKET && S3_ENDPOINT,
    STRIPE_KEY && STRIPE_URL,
    PAYSTACK_KEY && PAYSTACK_URL,
    config.SMS_PROVIDER && config.SMS_URL,
    config.PAWAPAY_KEY && config.PAWAPAY_URL,
  ].filter((address): address is string => Boolean(address))
}

function print(findings: readonly Finding[]) {
  for (const { what, state, says, todo } of findings) {
    console.log(`${state.padEnd(11)}  ${what}: ${says}`)
    if (todo) console.log(`${''.padEnd(11)}  → ${todo}`)
  }
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length
  console.log(
    `\n${count('broken')} broken, ${count('warning')} warnings, ${count('ok')} in order, ${count('not checked')} not checked`,
  )
  if (count('broken') > 0) process.exitCode = 1
}

try {
  print(await examine(loadConfig(process.env, { databaseRequired: true })))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
process.exit() // the launcher's channel would keep the process alive
