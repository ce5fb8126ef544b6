import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { BRAND } from '@ndoa/contract/brand'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import PQueue from 'p-queue'
import { fail } from '../../failures.ts'
import type { Secrets } from '../secrets.ts'

const COMMON = new Set(dictionary['passwords-common'])
/** argon2id, which is the package's own kind, with the floor that OWASP names. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** One core stays free for everything else, and one of Node's four threads for files and addresses. */
export const RUNNING = Math.max(1, Math.min(3, availableParallelism() - 1))
/** Passwords a second and core: a flood of guesses gets a quarter of the machine. */
export const PER_CORE = 10
/** Three seconds of work on a small machine: who comes later is told to come again. */
export const WAITING = 60
const queue = new PQueue({
  concurrency: RUNNING,
  interval: 100,
  intervalCap: Math.ceil((PER_CORE * availableParallelism()) / 10),
})

/** How a piece of work waits for its turn. */
export interface QueueOptions {
  /** Before strangers, and when these have filled the queue. */
  known?: boolean
  /** Gives the turn up when whoever waits has gone. */
  signal?: AbortSignal
}

export const hashPassword = (password: string, turn?: QueueOptions) =>
  enqueue(() => hash(password, COST), turn)
/**
 * The sign-ups that wait on one address share their salt: one hash tells whose password it is, however many wait. The
 * salt is keyed, so that nobody prepares for it.
 */
export function hashSignUpPassword(secrets: Secrets, email: string, password: string, turn?: QueueOptions) {
  const salt = Buffer.from(secrets.mac('salt', email), 'base64url').subarray(0, 16)
  return enqueue(() => hash(password, { ...COST, salt }), turn)
}

/** @throws server.busy when too many wait already */
export const verifyPassword = ({ hash, password }: { hash: string; password: string }, turn?: QueueOptions) =>
  enqueue(() => verify(hash, password), turn)

/** The hash of no password at all, to have something to judge where there is none. */
export const DUMMY_HASH = hashPassword(randomBytes(32).toString('hex'))

/** How many wait, for the operator's figures. */
export const waitingPasswords = () => queue.size

function enqueue<T>(work: () => Promise<T>, { known = false, signal }: QueueOptions = {}): Promise<T> {
  if (signal?.aborted || queue.size >= (known ? 2 : 1) * WAITING) throw busy()
  const left = new AbortController()
  const leave = () => left.abort(busy())
  signal?.addEventListener('abort', leave, { once: true })
  const begin = () => {
    signal?.removeEventListener('abort', leave) // work that has begun goes on, and keeps its place until it is done
    return work()
  }
  return queue.add<T>(begin, { priority: known ? 1 : 0, signal: left.signal })
}

const busy = () => fail('server.busy', { retry_after: 2 })

/** True for what is guessed first: a common password, also with signs behind it, the product's or the member's own name. */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(lower.replace(/[^\p{L}\p{N}]+$/u, ''))) return true
  const word = lettersOf(lower)
  const mailbox = lettersOf(email.toLowerCase().split('@')[0] ?? '')
  return word !== '' && (word === lettersOf(BRAND.toLowerCase()) || word === mailbox)
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
