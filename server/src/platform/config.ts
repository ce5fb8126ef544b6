import * as z from 'zod'

/** One setting: its schema over the environment's text, and what it means, for the documentation and the fault list. */
export interface Setting<T> {
  schema: z.ZodType<T>
  means: string
}

/** A slice of the configuration: names of environment variables and what they hold. */
export type Slice = Record<string, Setting<unknown>>
export type ValuesOf<S extends Slice> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

export const setting = <T>(schema: z.ZodType<T>, means: string): Setting<T> => ({ schema, means })

/** Empty text counts as not set, as in `PORT= npm start`. */
export const optionalText = z.preprocess((text) => text || undefined, z.string().optional())
export const requiredText = z.string('must be set').min(1, 'must be set')
export const port = (usual: number) =>
  z.preprocess((text) => text || usual, z.coerce.number().int().min(0).max(65535))
export const wholeNumber = (usual: number, least = 1) =>
  z.preprocess((text) => text || usual, z.coerce.number().int().min(least))
export const flag = (usual: boolean) =>
  z.preprocess(
    (text) => text || (usual ? '1' : '0'),
    z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true'),
  )

/** What a proxy's address may be: one address, a block of them, or a name for several that Fastify knows. */
const Proxy = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
])

/** Addresses of proxies, comma-separated; `none` is false. Anything else is a fault: callers could not be told apart. */
export const proxies = z.preprocess(
  (text) => text || undefined,
  z
    .string()
    .transform((text, context) => {
      if (text === 'none') return false
      const addresses = text.split(',').map((address) => address.trim())
      for (const address of addresses)
        if (!Proxy.safeParse(address).success)
          context.addIssue(`"${address}" is neither an address nor a block of addresses`)
      return addresses.join(',')
    })
    .optional(),
)

/** Fewer different characters than any random secret of 32 has, in hexadecimal too. */
const LEAST_CHARACTERS = 8

/**
 * What production refuses about its secrets: development values, values that are easy to guess, and one value for
 * several, since whoever learns one secret would have the others.
 * @returns sentences
 */
export function secretFaults(slice: Slice, secrets: Record<string, string>): string[] {
  const all = Object.entries(secrets)
  return all.flatMap(([name, secret]) => {
    const fault = (why: string) => [`${name} (${slice[name]?.means}): ${why}`]
    if (secret.startsWith('development')) return fault('set a secret of your own')
    if (new Set(secret).size < LEAST_CHARACTERS) return fault('is easy to guess: openssl rand -hex 32')
    return all.some(([other, value]) => other !== name && value === secret)
      ? fault('must differ from the other secrets')
      : []
  })
}

/** Everything that is wrong with the environment, at once. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the environment once.
 * @throws ConfigError naming every variable at fault, what it means and why it was refused
 */
export function readConfig<S extends Slice>(
  slice: S,
  environment: Record<string, string | undefined>,
): ValuesOf<S> {
  const faults: string[] = []
  const values = Object.entries(slice).map(([name, { schema, means }]) => {
    const parsed = schema.safeParse(environment[name])
    if (!parsed.success)
      faults.push(`${name} (${means}): ${parsed.error.issues.map((i) => i.message).join('; ')}`)
    return [name, parsed.data]
  })
  if (faults.length > 0) throw new ConfigError(`The configuration has faults:\n  ${faults.join('\n  ')}`)
  return Object.fromEntries(values) as ValuesOf<S>
}
