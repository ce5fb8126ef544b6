import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { contract } from './index.ts'

interface Check {
  _zod: { def: { check: string; format?: string; abort?: boolean } }
}
interface Schema {
  _zod: { def: Record<string, unknown> & { type: string; checks?: Check[]; format?: string } }
}

/** Formats with a fixed length: their patterns fail early on long text. */
const SHORT_FORMATS = new Set(['uuid', 'date', 'datetime'])
const LENGTHS = new Set(['max_length', 'length_equals'])

function isBounded({ _zod: { def } }: Schema): boolean {
  if (def.format) return SHORT_FORMATS.has(def.format)
  const [first, ...others] = def.checks ?? []
  const { check = '', abort = false } = first?._zod.def ?? {}
  return LENGTHS.has(check) && (abort || others.length === 0)
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Paths of the texts whose length the schema does not check first, such as `data.full_name`. */
function unboundedTexts(schema: Schema, at: string): string[] {
  const { def } = schema._zod
  if (def.type === 'string') return isBounded(schema) ? [] : [at]
  if (def.type === 'pipe') return unboundedTexts(def['in'] as Schema, at)
  const inner = Object.entries(def).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'checks') return []
    if (key === 'shape') return Object.entries(value as object).map(([name, each]) => [`${at}.${name}`, each])
    return Array.isArray(value) ? value.map((each) => [at, each]) : [[at, value]]
  })
  return inner.flatMap(([name, value]) => (isSchema(value) ? unboundedTexts(value, name) : []))
}

const inputs = Object.values(contract)
  .flatMap((feature) => Object.entries(feature))
  .map(([name, call]) => [name, call.inputSchema] as const)

/** `readMessage` checks the length itself, because its error explains the limit. */
const CHECKED_BY_RULE = ['sendMessage.content']

test('every text length is checked before any other validation', () => {
  expect(inputs.length).toBeGreaterThan(80)
  const unbounded = inputs.flatMap(([name, schema]) => (isSchema(schema) ? unboundedTexts(schema, name) : []))
  expect(unbounded).toEqual(CHECKED_BY_RULE)
})

test.each<[string, z.ZodMiniType]>([
  ['a text without a limit', z.string()],
  ['a pattern before the limit', z.string().check(z.regex(/a/), atMost(9))],
  ['a limit that does not abort', z.string().check(z.maxLength(9), z.regex(/a/))],
  ['an address of any length', z.url()],
  ['a text nested in objects and lists', z.strictObject({ of: z.array(z.optional(z.nullable(z.string()))) })],
  [
    'a text that is changed first',
    z.pipe(z.pipe(z.string(), z.transform(String)), z.string().check(atMost(9))),
  ],
])('%s is detected', (_what, schema) => {
  expect(unboundedTexts(schema as unknown as Schema, 'x')).toHaveLength(1)
})

test('no code reads an overlong text', () => {
  let reads = 0
  const schema = z.string().check(
    atMost(9),
    z.refine(() => ++reads > 0),
  )
  expect(schema.safeParse('x'.repeat(10)).error?.issues).toHaveLength(1)
  expect(reads).toBe(0)
})
