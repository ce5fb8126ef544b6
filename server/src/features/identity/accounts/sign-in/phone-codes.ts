import { randomInt } from 'node:crypto'
import type { Language } from '@ndoa/contract/languages'
import { PHONE_CODE_DIGITS, PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { Db } from '../../../../platform/db.ts'
import type { AuthContext } from '../auth-context.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { countCodeTry, deleteCode, deleteExpiredCodes, saveCode } from './phone-codes.queries.ts'
import { wordsIn } from './words.ts'

/** A code works only in the browser that requested it. */
export interface PhoneInBrowser {
  phone: string
  browser: string
}

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
  await deleteExpiredCodes(app.db, phone, now)
  await saveCode(app.db, { phone_number: phone, browser: tokenHash(browser) }, fresh)
  await app.sms.send(phone, phoneText(language, code), { until: expires_at.getTime() })
}

export const newDigits = () => String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0')

export const phoneText = (language: Language, code: string) => wordsIn(language).phoneCode(code)

/** Call before the code is checked. @returns false if there is no code, it has expired or its attempts are used up */
export const countTry = (
  { app: { db, clock } }: Pick<AuthContext, 'app'>,
  { phone, browser }: PhoneInBrowser,
): Promise<boolean> => countCodeTry(db, phone, tokenHash(browser), clock.now())

/** If several right codes arrive at once, only the one that deletes the row succeeds. */
export const useCode = (
  db: Db,
  { secrets }: Pick<AuthContext, 'secrets'>,
  { phone, browser }: PhoneInBrowser,
  code: string,
): Promise<boolean> => deleteCode(db, phone, tokenHash(browser), secrets.mac('phone', phone, browser, code))
