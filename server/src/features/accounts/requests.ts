import { ageOn } from '@ndoa/contract/account-rules'
import { EmailSignIn, LinkExchange, LinkRequest, PasswordChange } from '@ndoa/contract/accounts'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import { tidiedName } from '@ndoa/contract/person-name'
import { EmailSignUp, PhoneSignUp, type SignUpData } from '@ndoa/contract/sign-up'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type Clock, today } from '../../platform/clock.ts'
import { fieldsOf } from '../../platform/field-sentences.ts'
import { fail } from '../failures.ts'
import { isCommonPassword } from './passwords.ts'

/** The shortest password that any part of the server ever spoke of; the form asks for more. */
const SHORTEST_PASSWORD = 6
const REDIRECT_KEYS = new Set(
  'callbackURL newUserCallbackURL errorCallbackURL redirectTo redirect_to redirect next'.split(' '),
)

/** @throws the refusal that fits, when this is not a sign-up that the product takes */
export function readSignUp(
  request: FastifyRequest,
  clock: Clock,
): { email: string; password: string; data: SignUpData } {
  const wanted = parseNewPassword(EmailSignUp, bodyOf(request))
  const { email, password } = wanted
  checkEmail(email)
  const data = checkedData(wanted.data, clock)
  if (isCommonPassword(password, email)) throw fail('accounts.password_common')
  return { email: email.toLowerCase(), password, data }
}

/** @throws the refusal that fits, when this is not a sign-up by phone that the product takes */
export function readPhoneSignUp(request: FastifyRequest, clock: Clock): PhoneSignUp {
  const wanted = parse(PhoneSignUp, bodyOf(request))
  return { ...wanted, data: checkedData(wanted.data, clock) }
}

/** What only the server can judge: what day it is. */
function checkedData(data: SignUpData, clock: Clock, at = 'data'): SignUpData {
  if (ageOn(data.date_of_birth, today(clock)) < MINIMUM_AGE) throw tooYoung(`${at}.date_of_birth`)
  return { ...data, full_name: tidiedName(data.full_name) }
}

/** @throws the refusal that fits, when this is not a sign-in */
export function readSignIn(request: FastifyRequest) {
  const wanted = parse(z.strictObject(EmailSignIn.shape), bodyOf(request))
  checkEmail(wanted.email)
  // A session token is for API clients: in a browser's answer a script of the page could take it.
  if (wanted.return_token !== undefined && isBrowser(request))
    throw fail('request.invalid', { fields: { return_token: 'Browsers keep the session in a cookie' } })
  return { ...wanted, email: wanted.email.toLowerCase() }
}

const isBrowser = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

/** @throws when the body is anything but an address that mail can be sent to */
export function readEmail(request: FastifyRequest): string {
  const { email } = parse(LinkRequest, bodyOf(request))
  checkEmail(email)
  return email.toLowerCase()
}

/** @throws the refusal that fits, when this is not a change of the password */
export function readPasswordChange(request: FastifyRequest): PasswordChange {
  return parseNewPassword(PasswordChange, bodyOf(request))
}

/** @throws when the body does not have the shape of the contract */
export const readAs = <S extends z.core.$ZodType>(schema: S, request: FastifyRequest): z.output<S> =>
  parse(schema, bodyOf(request))

/** @throws when the address does not have the shape of the contract behind its question mark */
export const readQuery = <S extends z.core.$ZodType>(schema: S, { query }: FastifyRequest): z.output<S> =>
  parse(schema, query)

/** @throws the refusal that fits, when this is not the code of a link and what may come with it */
export function readExchange(request: FastifyRequest, clock: Clock): LinkExchange {
  const { sign_up, ...exchange } = parseNewPassword(LinkExchange, bodyOf(request), 'sign_up.password')
  if (!sign_up) return exchange
  const data = checkedData(sign_up.data, clock, 'sign_up.data')
  return { ...exchange, sign_up: { password: sign_up.password, data } }
}

/** @throws when the body holds anything */
export function readNothing(request: FastifyRequest): void {
  parse(z.strictObject({}), bodyOf(request))
}

/** Our links lead to our own pages and nowhere else: a request that names a target is refused, whatever the target. */
function bodyOf({ body, query }: FastifyRequest): unknown {
  const names = [...Object.keys(query ?? {}), ...Object.keys(body ?? {})]
  if (names.some((name) => REDIRECT_KEYS.has(name))) throw fail('request.malformed')
  return body ?? {}
}

function parse<S extends z.core.$ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw invalid(parsed.error.issues)
  return parsed.data
}

type Issues = ReadonlyArray<Pick<z.core.$ZodIssue, 'path' | 'message'>>

const invalid = (issues: Issues) => fail('request.invalid', { fields: fieldsOf(issues) })

const tooYoung = (field: string) => {
  const { message } = fail('accounts.too_young')
  return fail('accounts.too_young', { fields: { [field]: message } })
}

/** Parses a body with a new password in it; one that is far too short has a sentence of its own. */
function parseNewPassword<S extends z.core.$ZodType>(schema: S, body: unknown, at = 'password'): z.output<S> {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const isOnlyPassword = issues.every(({ path }) => path.join('.') === at)
  throw isOnlyPassword && isFarTooShort(body, at) ? fail('accounts.password_too_short') : invalid(issues)
}

function isFarTooShort(body: unknown, at: string): boolean {
  const password = at.split('.').reduce<unknown>((inside, name) => Object(inside)[name], body)
  return typeof password === 'string' && password !== '' && password.length < SHORTEST_PASSWORD
}

/** Stricter than the form: what no mail can be sent to is not asked of the database either. */
export function checkEmail(email: string): void {
  if (!z.email().safeParse(email).success) throw fail('accounts.email_invalid')
}
