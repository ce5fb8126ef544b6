import { randomInt } from 'node:crypto'
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES } from '@ndoa/contract/accounts'
import { BRAND } from '@ndoa/contract/brand'
import { takeOrFail } from './accounts.limits.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

const TRIES = 5
const NEIGHBOURS = 4 // digits: numbers that differ in these only are bought by the block, to be texted for money

/** A number in a browser: a code that was asked for in one browser opens nothing in another. */
export interface PhoneInBrowser {
  phone: string
  browser: string
}

/** Sends a new code; the one before it is void from then on. */
export async function sendCode(
  { app, secrets }: Pick<Ways, 'app' | 'secrets'>,
  { phone, browser }: PhoneInBrowser,
): Promise<void> {
  const code = newDigits()
  const fresh = {
    browser: tokenHash(browser),
    code_mac: secrets.mac('phone', phone, browser, code),
    tries: 0,
    expires_at: new Date(app.clock.now().getTime() + PHONE_CODE_MINUTES * 60_000),
  }
  await app.db
    .insertInto('phone_codes')
    .values({ phone_number: phone, ...fresh })
    .onConflict((before) => before.columns(['phone_number', 'browser']).doUpdateSet(fresh))
    .execute()
  await app.sms.send(phone, phoneText(code))
}

export const newDigits = () => String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0')

export const phoneText = (code: string) =>
  `${code} is your ${BRAND} code. It works for ${PHONE_CODE_MINUTES} minutes. Nobody from ${BRAND} will ever ask you for it.`

/**
 * Uses a code up. Each try is counted before it is judged, and only in the browser that asked: strangers cannot use up
 * somebody's tries. Of many right ones at once, one takes the code away and wins.
 */
export async function useCode(
  { app: { db, clock }, secrets }: Pick<Ways, 'app' | 'secrets'>,
  { phone, browser }: PhoneInBrowser,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone_number', '=', phone)
    .where('browser', '=', tokenHash(browser))
    .where('tries', '<', TRIES)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const { numDeletedRows } = await db
    .deleteFrom('phone_codes')
    .where('phone_number', '=', phone)
    .where('code_mac', '=', secrets.mac('phone', phone, browser, code)) // a keyed hash: comparing it tells nothing
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/**
 * Text messages cost money, and there are those who earn by having them sent: by number, by block of neighbouring
 * numbers, and by country and day. One country that is full leaves all others open.
 */
export async function takeCode({ app, config }: Ways, phone: string, dialCode: string): Promise<void> {
  const number = tokenHash(phone)
  await takeOrFail(app.db, `sms minute ${number}`, config.LIMIT_SMS)
  await takeOrFail(app.db, `sms hour ${number}`, config.LIMIT_SMS_HOUR)
  await takeOrFail(app.db, `sms day ${number}`, config.LIMIT_SMS_DAY)
  await takeOrFail(app.db, `sms block ${phone.slice(0, -NEIGHBOURS)}`, config.LIMIT_SMS_BLOCK)
  await takeOrFail(app.db, `sms country ${dialCode}`, config.LIMIT_SMS_COUNTRY)
}
