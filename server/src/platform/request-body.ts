import type { FastifyRequest } from 'fastify'
import type { Fail } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    ownTextRule?: boolean
  }
}

const UNUSABLE = { fault: 'unusable' }
/** Above any real form's count. Names need a limit too, because they grow with each level of nesting. */
const NAMED_MAX = 100
const NAME_MAX = 200

/** Rejects NUL, which PostgreSQL can't store, and lone surrogates. @throws request.invalid naming the fields */
export function checkRequest({ body, query, routeOptions }: FastifyRequest, fail: Fail): void {
  if (body !== undefined && !isObject(body)) throw fail('request.invalid')
  if (routeOptions.config.ownTextRule) return
  const names = [...unusableTexts(query), ...unusableTexts(body)]
  if (names.length === 0) return
  throw fail('request.invalid', { fields: Object.fromEntries(names.map((name) => [name, UNUSABLE])) })
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
