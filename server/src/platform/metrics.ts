import { Counter, Registry } from 'prom-client'

export const metrics = new Registry()

/** Label values come from closed lists: never an id, an address or other personal data. */
export const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter({ name, help, labelNames, registers: [metrics] })

/** Skips metrics that need an unavailable database, so that the operator still gets the others. */
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
