import type { Telemetry } from '@ndoa/contract/app/telemetry'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

export type Vitals = NonNullable<Telemetry['vitals']>

export function measureVitals(send: (vitals: Vitals) => void): void {
  const vitals: Vitals = {}
  onTTFB(({ value }) => void (vitals.ttfb = Math.round(value)))
  onFCP(({ value }) => void (vitals.fcp = Math.round(value)))
  onLCP(({ value }) => void (vitals.lcp = Math.round(value)))
  onINP(({ value }) => void (vitals.inp = Math.round(value)))
  onCLS(({ value }) => void (vitals.cls = Math.round(value * 1_000) / 1_000))
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', onHidden)
    send(vitals)
  }
  document.addEventListener('visibilitychange', onHidden)
}
