/** `npm run dead-letters`: lists, retries or discards events that failed. */
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { readConfig, requiredText, setting } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { deadLetters, discardDeadLetter, failedEvent } from '../platform/dead-letters.queries.ts'
import { requestRetry } from '../platform/dead-letters.ts'
import { createJobs, type Jobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'

const USAGE = 'npm run dead-letters [-- list | -- retry ID... | -- discard ID...]'
const WAIT = 15_000 // milliseconds

const settings = { DATABASE_URL: setting(requiredText, 'PostgreSQL') }

async function run(command: string | undefined, ids: readonly string[]) {
  const { DATABASE_URL } = readConfig(settings, process.env)
  const log = createLog('warn')
  const { db, close } = openDatabase(DATABASE_URL, log, 2)
  try {
    if (command === undefined || command === 'list') return await list(db)
    if (command === 'retry' && ids.length > 0) return await retryAll(db, createJobs(DATABASE_URL, log), ids)
    if (command === 'discard' && ids.length > 0) return await forEachId(ids, (id) => discard(db, id))
    console.error(USAGE)
    process.exitCode = 1
  } finally {
    await close()
  }
}

async function list(db: Database) {
  const letters = await deadLetters(db)
  for (const { id, listener, kind, payload, happened_at, attempts, error, failed_at } of letters) {
    console.log(`${id}  ${listener}  ${kind} ${JSON.stringify(payload)}, ${happened_at.toISOString()}`)
    console.log(`  ${error}, after ${attempts} attempts, ${failed_at.toISOString()}`)
  }
  console.log(letters.length === 1 ? '1 dead letter' : `${letters.length} dead letters`)
}

interface Outcome {
  done: boolean
  message: string
}

async function forEachId(ids: readonly string[], work: (id: number) => Promise<Outcome>) {
  for (const id of ids) {
    const parsed = z.coerce.number().int().positive().safeParse(id)
    const { done, message } = parsed.success ? await work(parsed.data) : NOT_FOUND
    console.log(`${id}  ${message}`)
    if (!done) process.exitCode = 1
  }
}

const NOT_FOUND: Outcome = { done: false, message: 'there is no such dead letter' }

async function discard(db: Database, id: number): Promise<Outcome> {
  return (await discardDeadLetter(db, id)) ? { done: true, message: 'discarded' } : NOT_FOUND
}

async function retryAll(db: Database, jobs: Jobs, ids: readonly string[]) {
  await jobs.start()
  await forEachId(ids, (id) => retry(db, jobs, id))
  await jobs.stop()
}

/** Leaves the retry to the servers, because only they have the listeners. */
async function retry(db: Database, jobs: Jobs, id: number): Promise<Outcome> {
  if (!(await requestRetry(db, jobs, id))) return NOT_FOUND
  for (let waited = 0; waited < WAIT; waited += 100) {
    const letter = await failedEvent(db, id)
    if (!letter) return { done: true, message: 'handled' }
    if (!letter.retry_requested) return { done: false, message: `failed again: ${letter.error}` }
    await sleep(100)
  }
  return { done: false, message: 'not handled yet: a server does so as soon as one runs' }
}

const [command, ...ids] = process.argv.slice(2)
await run(command, ids)
process.exit() // the launcher's channel would keep the process alive
