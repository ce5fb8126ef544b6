import { metrics } from '../src/platform/metrics.ts'

/** The figure of one line of `/metrics`; 0 while there is none. */
export async function figure(line: string): Promise<number> {
  const text = await metrics.metrics()
  return Number(
    text
      .split('\n')
      .find((other) => other.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}
