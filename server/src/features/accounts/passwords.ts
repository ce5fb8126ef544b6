import { randomBytes } from 'node:crypto'
import { BRAND } from '@ndoa/contract/brand'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(dictionary['passwords-common'])
/** argon2id, which is the package's own kind, with the floor that OWASP names. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, COST)
export const verifyPassword = ({ hash, password }: { hash: string; password: string }) =>
  verify(hash, password)

/** The hash of no password at all, to have something to judge where there is none. */
export const DECOY = hashPassword(randomBytes(32).toString('hex'))

/** True for what is guessed first: a common password, also with signs behind it, the product's or the member's own name. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(lower.replace(/[^\p{L}\p{N}]+$/u, ''))) return true
  const word = lettersOf(lower)
  const mailbox = lettersOf(email.toLowerCase().split('@')[0] ?? '')
  return word !== '' && (word === lettersOf(BRAND.toLowerCase()) || word === mailbox)
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
