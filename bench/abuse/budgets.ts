import type { Client } from 'pg'
import type { AttackName } from './attacker.ts'
import type { AttackFindings } from './attacks/attack.ts'

export interface Budget {
  what: string
  found: number
  most: number
}

/** The product's own limits, plus room for requests already under way when a limit is reached. */
const MAX_REQUESTS = {
  accountsJudged: 20,
  socketsPerSession: 10,
  serverMegabytes: 700,
  codesToOneCountry: 2_000,
  codesForStrangers: 1_000,
}

export async function budgetsOf(
  name: AttackName,
  { answers, counts }: AttackFindings,
  { database, megabytes }: { database: Client; megabytes: number },
): Promise<Budget[]> {
  const budgets: Budget[] = Object.entries(counts)
    .filter(([what]) => what in BUDGETS)
    .map(([what, found]) => ({ what, found, most: BUDGETS[what] ?? 0 }))
  budgets.push({ what: 'answers with a 500', found: answers['500'] ?? 0, most: 0 })
  budgets.push({ what: 'memory of the server, MB', found: megabytes, most: MAX_REQUESTS.serverMegabytes })
  if (name === 'codes') {
    budgets.push(await codesSent(database))
    budgets.push({
      what: 'codes for strangers',
      found: answers['200'] ?? 0,
      most: MAX_REQUESTS.codesForStrangers,
    })
  }
  return budgets
}

const BUDGETS: Record<string, number> = {
  'accounts judged for one address': MAX_REQUESTS.accountsJudged,
  'sockets open with one session': MAX_REQUESTS.socketsPerSession,
}

async function codesSent(database: Client): Promise<Budget> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int from development_outbox where channel = 'sms' and recipient like '+234%'",
  )
  return {
    what: 'codes sent to one country',
    found: rows[0]?.count ?? 0,
    most: MAX_REQUESTS.codesToOneCountry,
  }
}
