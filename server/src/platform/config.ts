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
export const port = (usual: number) =>
  z.preprocess((text) => text || usual, z.coerce.number().int().min(0).max(65535))
export const flag = (usual: boolean) =>
  z.preprocess(
    (text) => text || (usual ? '1' : '0'),
    z.enum(['0', '1', 'false', 'true']).transform((text) => text === '1' || text === 'true'),
  )

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
