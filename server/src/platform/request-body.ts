import type { FastifyRequest } from 'fastify'
import type { Fail } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks the characters of its texts itself. */
    ownTextRule?: boolean
  }
}

const UNUSABLE = { fault: 'unusable' }
/** A form has fewer fields, and shorter names. The names of an object nested in objects would grow with each of them. */
const NAMED_MAX = 100
const NAME_MAX = 200

/**
 * What holds for every request, whatever its route: a body is an object, and no text has a NUL, which PostgreSQL
 * cannot store, or half of a surrogate pair.
 * @throws request.invalid, with the names of such fields
 */
export function checkRequest({ body, query, routeOptions }: FastifyRequest, fail: Fail): void {
  if (body !== undefined && !isObject(body)) throw fail('request.invalid')
  if (routeOptions.config.ownTextRule) return
  const names = [...unusableTexts(query), ...unusableTexts(body)]
  if (names.length === 0) return
  throw fail('request.invalid', { fields: Object.fromEntries(names.map((name) => [name, UNUSABLE])) })
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of the first fields with such a text, `data.full_name`. Without recursion: a body can be nested very deeply. */
function unusableTexts(value: unknown): string[] {
  const found: string[] = []
  const open: [name: string, value: unknown][] = [['', value]]
  for (let next = open.pop(); next && found.length < NAMED_MAX; next = open.pop()) {
    const [name, inner] = next
    if (typeof inner === 'string' && !isUsable(inner)) found.push(name)
    if (typeof inner !== 'object' || inner === null) continue
    for (const [key, each] of Object.entries(inner))
      open.push([(name ? `${name}.${key}` : key).slice(0, NAME_MAX), each])
  }
  return found
}

const isUsable = (text: string) => text.isWellFormed() && !text.includes('\u0000')
