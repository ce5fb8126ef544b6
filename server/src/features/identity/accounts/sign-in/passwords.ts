import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { BRAND } from '@ndoa/contract/brand'
import { normalisePassword } from '@ndoa/contract/identity/account-rules'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import PQueue from 'p-queue'
import { fail } from '../../../shared/failures.ts'
import type { Secrets } from '../secrets.ts'

const COMMON = new Set(dictionary['passwords-common'])
/** argon2id, the package's default, with the minimum parameters that OWASP recommends. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Leaves one core free for everything else, and one of Node's four threads for files and DNS. */
export const RUNNING = Math.max(1, Math.min(3, availableParallelism() - 1))
/** Password checks per second and core, so that a flood of guesses uses at most a quarter of the machine. */
export const PER_CORE = 10
/** Maximum queue length: three seconds of work on a small machine. */
export const WAITING = 60
const queue = new PQueue({
  concurrency: RUNNING,
  interval: 100,
  intervalCap: Math.ceil((PER_CORE * availableParallelism()) / 10),
})

export interface QueueOptions {
  known?: boolean
  signal?: AbortSignal
}

export const hashPassword = (password: string, turn?: QueueOptions) =>
  enqueue(() => hash(normalisePassword(password), COST), turn)

export const hashSignUpPassword = (secrets: Secrets, email: string, password: string, turn?: QueueOptions) =>
  hashForm(secrets, email, normalisePassword(password), turn)

/** The hashes that a sign-up with this password can have: that of the typed form is from before normalisation. */
export async function signUpHashes(secrets: Secrets, email: string, password: string, turn?: QueueOptions) {
  const hashes: string[] = []
  for (const form of formsOf(password)) hashes.push(await hashForm(secrets, email, form, turn))
  return hashes
}

/** Sign-ups for one address share a salt, so one hash finds the match. The salt is keyed against precomputed hashes. */
function hashForm(secrets: Secrets, email: string, form: string, turn?: QueueOptions) {
  const salt = Buffer.from(secrets.mac('salt', email), 'base64url').subarray(0, 16)
  return enqueue(() => hash(form, { ...COST, salt }), turn)
}

/**
 * Older hashes are of the password as it was typed. Both forms are checked even if the first is right, so that the time
 * depends on what was typed and not on the account; each check takes its own place in the queue.
 * @throws server.busy if the queue is full
 */
export async function verifyPassword(
  { hash, password }: { hash: string; password: string },
  turn?: QueueOptions,
): Promise<boolean> {
  let isRight = false
  for (const form of formsOf(password)) isRight = (await enqueue(() => verify(hash, form), turn)) || isRight
  return isRight
}

/** Two forms only if they differ. */
const formsOf = (password: string): string[] => [...new Set([normalisePassword(password), password])]

export const DUMMY_HASH = hashPassword(randomBytes(32).toString('hex'))

export const waitingPasswords = () => queue.size

function enqueue<T>(work: () => Promise<T>, { known = false, signal }: QueueOptions = {}): Promise<T> {
  if (signal?.aborted || queue.size >= (known ? 2 : 1) * WAITING) throw busy()
  const waiting = new AbortController()
  const leave = () => waiting.abort(busy())
  signal?.addEventListener('abort', leave, { once: true })
  const start = () => {
    signal?.removeEventListener('abort', leave) // a running task keeps its slot
    return work()
  }
  return queue.add<T>(start, { priority: known ? 1 : 0, signal: waiting.signal })
}

const busy = () => fail('server.busy', { retry_after: 2 })

/**
 * Also true for a common password with symbols appended, and for the product's or the member's name. Length and kinds of
 * characters are checked by `contract/src/identity/account-rules.ts`.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = normalisePassword(password).toLowerCase()
  if (COMMON.has(lower) || COMMON.has(lower.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, ''))) return true
  const word = lettersOf(lower)
  const mailbox = lettersOf(email.toLowerCase().split('@')[0] ?? '')
  return word !== '' && (word === lettersOf(BRAND.toLowerCase()) || word === mailbox)
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
