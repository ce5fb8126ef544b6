import type { PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import { tokenHash } from '../sessions/tokens.ts'
import type { PhoneInBrowser } from '../sign-in/phone-codes.ts'

/** @returns null if no country has the number's dial code */
export async function dialCodeOf(db: Db, phone: string): Promise<string | null> {
  const { rows } = await sql<{ dial_code: string }>`
    select dial_code from countries where starts_with(${phone}, dial_code)
    order by length(dial_code) desc limit 1`.execute(db)
  return rows[0]?.dial_code ?? null
}

export async function isDialCodeOf(db: Db, country: string, dialCode: string): Promise<boolean> {
  const found = await db
    .selectFrom('countries')
    .select('code')
    .where('code', '=', country)
    .where('dial_code', '=', dialCode)
    .executeTakeFirst()
  return found !== undefined
}

export const memberWithPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'suspended_at', 'language'])
    .where('phone', '=', phone)
    .where('phone_confirmed_at', 'is not', null)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()

/** Replaces the browser's earlier details, unless the member created from them still has the number. */
export async function saveRegistration(
  db: Db,
  { phone, browser }: PhoneInBrowser,
  { country_code, data }: PhoneSignUp,
): Promise<void> {
  const details = detailsOf({ country_code, data })
  await db
    .insertInto('temp_phone_registration')
    .values({ phone_number: phone, browser: tokenHash(browser), ...details })
    .onConflict((conflict) =>
      conflict
        .columns(['phone_number', 'browser'])
        .doUpdateSet({ ...details, validated: false, user_id: null, updated_at: sql`now()` })
        .where((eb) => {
          const owner = eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'temp_phone_registration.user_id')
            .whereRef('users.phone', '=', 'temp_phone_registration.phone_number')
          return eb.not(eb.exists(owner))
        }),
    )
    .execute()
}

/** Changes the details of this browser's registration that still waits for its code, if there is one. */
export async function changeRegistration(db: Db, { phone, browser }: PhoneInBrowser, wanted: PhoneSignUp) {
  await db
    .updateTable('temp_phone_registration')
    .set({ ...detailsOf(wanted), updated_at: sql`now()` })
    .where('phone_number', '=', phone)
    .where('browser', '=', tokenHash(browser))
    .where('validated', '=', false)
    .execute()
}

function detailsOf({ country_code, data }: Pick<PhoneSignUp, 'country_code' | 'data'>) {
  const { full_name, gender, date_of_birth, country_of_residence } = data
  const wishes = data.wishes ? JSON.stringify(data.wishes) : null
  return { country_code, full_name, gender, date_of_birth, country_of_residence, wishes }
}

/** @returns null if this browser registered nothing, or the registration was already completed */
export async function insertMember(
  tx: Tx,
  { phone, browser }: PhoneInBrowser,
  language: Language,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into users (name, language, phone, phone_confirmed_at, sign_up_data)
    select full_name, ${language}, phone_number, ${now}, jsonb_build_object('full_name', full_name, 'gender', gender,
      'date_of_birth', date_of_birth, 'country_of_residence', country_of_residence, 'agreed_to_terms', true)
      || case when wishes is null then '{}' else jsonb_build_object('wishes', wishes) end
    from temp_phone_registration
    where phone_number = ${phone} and browser = ${tokenHash(browser)} and not validated
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function completeRegistration(tx: Tx, { phone, browser }: PhoneInBrowser, userId: string) {
  await tx
    .updateTable('temp_phone_registration')
    .set({ validated: true, user_id: userId, updated_at: sql`now()` })
    .where('phone_number', '=', phone)
    .where('browser', '=', tokenHash(browser))
    .where('validated', '=', false)
    .execute()
  await tx
    .deleteFrom('temp_phone_registration')
    .where('phone_number', '=', phone)
    .where('validated', '=', false)
    .execute()
}

/** Call when an account is deleted, because other browsers may still hold a registration or a code for its number. */
export async function deletePhoneCodes(tx: Tx, phone: string | null): Promise<void> {
  await sql`delete from temp_phone_registration where phone_number = ${phone}`.execute(tx)
  await sql`delete from phone_codes where phone_number = ${phone}`.execute(tx)
}
