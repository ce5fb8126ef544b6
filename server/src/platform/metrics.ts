import { Counter, Registry } from 'prom-client'

/** What this process counts about itself, besides the figures that `app/health.ts` collects; both are in `/metrics`. */
export const metrics = new Registry()

/** A counter at `/metrics`. Label values come from closed lists: never an id, an address or anything else of a person. */
export const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter({ name, help, labelNames, registers: [metrics] })

/**
 * The text of `/metrics`. A figure that needs an absent database is left out: an
 * operator needs the others then.
 */
export async function readMetrics(registries: readonly Registry[], onSkipped: (error: unknown) => void) {
  const reading = registries.flatMap((registry) =>
    registry.getMetricsAsArray().map(({ name }) => registry.getSingleMetricAsString(name)),
  )
  const texts: string[] = []
  for (const read of await Promise.allSettled(reading))
    if (read.status === 'fulfilled') texts.push(read.value)
    else onSkipped(read.reason)
  return `${texts.join('\n\n')}\n`
}
