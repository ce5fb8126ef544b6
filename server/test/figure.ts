import { metrics } from '../src/platform/metrics.ts'

/** @returns the value on one line of `/metrics`, or 0 while the line is missing */
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
