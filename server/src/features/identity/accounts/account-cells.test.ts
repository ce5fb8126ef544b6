import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMatrix } from '../../../../test/access-matrix.ts'
import { createAccount, OBSERVED, STATES } from './testing/account-cells.ts'
import { startTestServer, type TestServer } from './testing/accounts-server.ts'

// Tests section 2.2 of docs/access-matrix.md, cell by cell.

let server: TestServer
beforeAll(async () => {
  const plenty = '10000/1 hour'
  const limits = { LIMIT_SIGN_UP: plenty, LIMIT_CODES: plenty, LIMIT_SMS_BLOCK: plenty }
  server = await startTestServer({ environment: limits })
})
afterAll(() => server.close())

const named = [...readMatrix().rows.values()].filter(({ cells }) => 'deleted' in cells)
const rows = named.filter(({ id }) => id in OBSERVED)
/** These rows are tested by second-factor.test.ts, because the second step needs a first one. */
const SECOND_STEP = ['AUT-13', 'AUT-14']

/** The outcomes of cells that the document words differently. */
const OUTCOMES: Record<string, Record<string, string>> = {
  'AUT-1': { '409 as specified': '409 accounts.email_taken', 'E, confirm mail again': 'E, confirm mail' },
  'AUT-2': { 'E, code (ends in sign-in)': 'E, code' },
  'AUT-3': {
    'restricted session (2.10)': 'restricted session',
    'same as wrong password': '400 accounts.wrong_credentials',
  },
  'AUT-4': { '400 generic': '400 accounts.wrong_credentials' },
  'AUT-5': { '404 as specified': '404 accounts.phone_unknown' },
  'AUT-7': { '400 same text': '400 accounts.code_invalid', '400': '400 accounts.code_invalid' },
  'AUT-9': { '400': '400 accounts.link_invalid' },
  'AUT-10': { '400': '400 accounts.link_invalid' },
  'AUT-11': { '400': '400 request.malformed' },
  'AUT-12': { '422': '422 accounts.too_young' },
}

test('every row about a named account is tested', () => {
  expect(named.map(({ id }) => id).toSorted()).toEqual([...Object.keys(OBSERVED), ...SECOND_STEP].toSorted())
})

describe.concurrent.each(rows)('$id', ({ id, cells }) => {
  const tried = STATES.map((state) => [state, cells[state] ?? '-'] as const).filter(
    ([, cell]) => cell !== '-',
  )
  test.each(tried)('%s: %s', async (state, cell) => {
    const named = await createAccount(server, state)
    expect(await OBSERVED[id]?.(server, named, state)).toBe(OUTCOMES[id]?.[cell] ?? cell)
  })
})
