import type { PageError, Telemetry } from '@ndoa/contract/app/telemetry'
import { Histogram } from 'prom-client'
import { counter, metrics } from '../../platform/metrics.ts'

const NO_SCREEN = 'other'

/** The buckets include the thresholds of https://web.dev/articles/vitals. */
const milliseconds = new Histogram({
  name: 'page_milliseconds',
  help: 'How fast screens and public pages were in people’s browsers, by Web Vital and what was opened first',
  labelNames: ['vital', 'screen'] as const,
  buckets: [100, 200, 500, 800, 1_800, 2_500, 3_000, 4_000, 8_000],
  registers: [metrics],
})

const shifts = new Histogram({
  name: 'page_layout_shift',
  help: 'How far screens jumped while they were loaded (CLS)',
  labelNames: ['screen'] as const,
  buckets: [0.01, 0.1, 0.25],
  registers: [metrics],
})

const errors = counter('page_errors_total', 'Errors in people’s browsers, by kind and what was opened', [
  'kind',
  'screen',
])

export function countVitals(
  screen: Telemetry['screen'],
  { cls, ...times }: NonNullable<Telemetry['vitals']>,
) {
  const label = screen ?? NO_SCREEN
  for (const [vital, time] of Object.entries(times)) milliseconds.observe({ vital, screen: label }, time)
  if (cls !== undefined) shifts.observe({ screen: label }, cls)
}

export const countError = (screen: Telemetry['screen'], { kind }: PageError) =>
  errors.inc({ kind, screen: screen ?? NO_SCREEN })
