import { Counter, Gauge, type Registry } from 'prom-client'
import type { App } from '../../platform/app.ts'
import { exposureMetrics } from './exposure.metrics.ts'
import { memberIndexOf } from './member-index.upkeep.ts'

/** What the index of members costs, how far to trust it, and whether members are shown evenly. */
export function discoveryMetrics(app: App, registry: Registry): void {
  const registers = [registry]
  const index = () => memberIndexOf(app)?.editions[0]?.index
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
  gauge('member_index_build_seconds', 'Duration of the last start or reading', () => figures()?.builtIn)
  gauge('member_index_level_at_seconds', 'When it last agreed with the database', () => figures()?.levelAt)
  gauge('member_index_checks', 'Times that a new reading was held against it', () => figures()?.checks)
  gauge('member_index_differences', 'Times that a new reading found it wrong', () => figures()?.differences)
  const counter = (name: string, help: string, values: () => Record<string, number> | undefined) =>
    new Counter({
      name,
      help,
      labelNames: ['by'],
      registers,
      collect() {
        this.reset()
        for (const [by, value] of Object.entries(values() ?? {})) this.inc({ by }, value)
      },
    })
  const readings = () => figures()?.readings
  counter('member_index_readings_total', 'Readings of all members, or of the copy of their index', readings)
  const answers = () => figures()?.answers
  counter('suggestions_ranked_total', 'Pages ranked, by the index or by the database', answers)
  counter('suggestions_ranking_seconds', 'Time spent on ranking them', () => figures()?.ranking)
  exposureMetrics(app, registry)
}
