import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { BRAND } from '@ndoa/contract/brand'
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
  enqueue(() => hash(password, COST), turn)
/** Sign-ups for one address share a salt, so one hash finds the match. The salt is keyed against precomputed hashes. */
export function hashSignUpPassword(secrets: Secrets, email: string, password: string, turn?: QueueOptions) {
  const salt = Buffer.from(secrets.mac('salt', email), 'base64url').subarray(0, 16)
  return enqueue(() => hash(password, { ...COST, salt }), turn)
}

/** @throws server.busy if the queue is full */
export const verifyPassword = ({ hash, password }: { hash: string; password: string }, turn?: QueueOptions) =>
  enqueue(() => verify(hash, password), turn)

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
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(lower.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, ''))) return true
  const word = lettersOf(lower)
  const mailbox = lettersOf(email.toLowerCase().split('@')[0] ?? '')
  return word !== '' && (word === lettersOf(BRAND.toLowerCase()) || word === mailbox)
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
