import { Counter, Gauge, type Registry } from 'prom-client'
import type { App } from '../../platform/app.ts'
import { exposureMetrics } from './exposure.metrics.ts'
import { memberIndexOf } from './member-index.upkeep.ts'

/** What the index of members costs, how far to trust it, and whether members are shown evenly. */
export function discoveryMetrics(app: App, registry: Registry): void {
  const registers = [registry]
  const index = () => memberIndexOf(app)?.edition?.index
  const figures = () => memberIndexOf(app)?.figures
  const gauge = (name: string, help: string, value: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value() ?? 0)
      },
    })
  gauge('member_index_members', 'Members in the index; 0 while there is none', () => index()?.size)
  gauge('member_index_bytes', 'Memory of the index', () => index()?.bytes)
  gauge('member_index_tail', 'Members not yet sorted in', () => index()?.tailSize)
  gauge('member_index_build_seconds', 'Duration of the last reading of everybody', () => figures()?.builtIn)
  gauge('member_index_level_at_seconds', 'When it last agreed with the database', () => figures()?.levelAt)
  gauge('member_index_differences', 'Times that a new reading found it wrong', () => figures()?.differences)
  exposureMetrics(app, registry)
  return void new Counter({
    name: 'suggestions_ranked_total',
    help: 'Pages ranked, by the index or by the database',
    labelNames: ['by'],
    registers,
    collect() {
      const { index: byIndex = 0, scan = 0 } = figures()?.answers ?? {}
      this.reset()
      this.inc({ by: 'index' }, byIndex)
      this.inc({ by: 'scan' }, scan)
    },
  })
}
