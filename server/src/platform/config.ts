import * as z from 'zod'

export interface Setting<T> {
  schema: z.ZodType<T>
  means: string
}

export type Slice = Record<string, Setting<unknown>>
export type ValuesOf<S extends Slice> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never }

export const setting = <T>(schema: z.ZodType<T>, means: string): Setting<T> => ({ schema, means })

export const optionalText = z.preprocess((text) => text || undefined, z.string().optional())
export const requiredText = z.string('must be set').min(1, 'must be set')
export const port = (defaultValue: number) =>
  z.preprocess((text) => text || defaultValue, z.coerce.number().int().min(0).max(65535))
export const wholeNumber = (defaultValue: number, least = 1) =>
  z.preprocess((text) => text || defaultValue, z.coerce.number().int().min(least))
export const flag = (defaultValue: boolean) =>
  z.preprocess(
    (text) => text || (defaultValue ? '1' : '0'),
    z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true'),
  )

const Proxy = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
])

/** Comma-separated; `none` is false. Other text is rejected, because client addresses would be unreliable. */
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

const MIN_CHARACTERS = 8

/** Finds secrets unfit for production: development, guessable and reused values. @returns a sentence for each */
export function secretFaults(slice: Slice, secrets: Record<string, string | undefined>): string[] {
  const all = Object.entries(secrets)
  return all.flatMap(([name, secret]) => {
    const fault = (why: string) => [`${name} (${slice[name]?.means}): ${why}`]
    if (!secret) return []
    if (secret.startsWith('development')) return fault('set a secret of your own')
    if (new Set(secret).size < MIN_CHARACTERS) return fault('is easy to guess: openssl rand -hex 32')
    return all.some(([other, value]) => other !== name && value === secret)
      ? fault('must differ from the other secrets')
      : []
  })
}

/** True for a provider's test address, which makes no payments and sends no messages. */
export const isSandbox = (address: string | undefined): boolean =>
  address !== undefined && /(^|[.-])sandbox([.-]|$)/i.test(new URL(address).hostname)
export const SANDBOX = 'is for trying: nothing would really be paid or sent'

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** @throws ConfigError naming each faulty variable, its meaning and the reason */
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
