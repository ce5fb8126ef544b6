import { randomInt } from 'node:crypto'
import type { Language } from '@ndoa/contract/languages'
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { Db } from '../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { wordsIn } from './words/index.ts'

const TRIES = 3 // allows for two typing mistakes

/** A number in a browser: a code works only in the browser that asked for it. */
export interface PhoneInBrowser {
  phone: string
  browser: string
}

/** Sends a new code, which voids the previous one of the same browser and no other. */
export async function sendCode(
  { app, secrets }: Pick<AuthContext, 'app' | 'secrets'>,
  { phone, browser }: PhoneInBrowser,
  language: Language,
): Promise<void> {
  const code = newDigits()
  const now = app.clock.now()
  const expires_at = new Date(now.getTime() + PHONE_CODE_MINUTES * 60_000)
  const fresh = {
    code_mac: secrets.mac('phone', phone, browser, code),
    tries: 0,
    expires_at,
  }
  await app.db
    .deleteFrom('phone_codes')
    .where('phone_number', '=', phone)
    .where('expires_at', '<=', now) // so that a number has no more rows than the codes of five minutes
    .execute()
  await app.db
    .insertInto('phone_codes')
    .values({ phone_number: phone, browser: tokenHash(browser), ...fresh })
    .onConflict((before) => before.columns(['phone_number', 'browser']).doUpdateSet(fresh))
    .execute()
  await app.sms.send(phone, phoneText(language, code), { until: expires_at.getTime() })
}

export const newDigits = () => String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0')

export const phoneText = (language: Language, code: string) => wordsIn(language).phoneCode(code)

/**
 * Consumes one attempt of the code that this browser asked for, before it is checked, so that concurrent attempts cannot
 * bypass the limit. Only the browser that asked can do so: strangers cannot use up a member's attempts.
 * @returns false when there is no code, it has expired or its attempts are used up
 */
export async function takeTry(
  { app: { db, clock } }: Pick<AuthContext, 'app'>,
  { phone, browser }: PhoneInBrowser,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone_number', '=', phone)
    .where('browser', '=', tokenHash(browser))
    .where('tries', '<', TRIES)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Checks a counted attempt. Of concurrent right codes, the one that deletes the row wins. */
export async function useCode(
  db: Db,
  { secrets }: Pick<AuthContext, 'secrets'>,
  { phone, browser }: PhoneInBrowser,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_codes')
    .where('phone_number', '=', phone)
    .where('browser', '=', tokenHash(browser))
    .where('code_mac', '=', secrets.mac('phone', phone, browser, code)) // a keyed hash, so the time of the comparison reveals nothing
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
