import { Counter, Gauge, type Registry } from 'prom-client'
import type { App } from '../../../platform/app.ts'
import { exposureMetrics } from './exposure/index.ts'

export function discoveryMetrics(app: App, registry: Registry): void {
  const registers = [registry]
  const { memberIndex } = app.discovery
  const index = () => memberIndex?.oldest?.index
  const stats = memberIndex?.stats
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
  gauge('member_index_build_seconds', 'Duration of the last build', () => stats?.buildSeconds)
  gauge('member_index_level_at_seconds', 'When it last agreed with the database', () => stats?.syncedAt)
  gauge('member_index_checks', 'Times that it was compared with a new build', () => stats?.checks)
  gauge('member_index_differences', 'Times that a new build found it wrong', () => stats?.differences)
  const counter = (name: string, help: string, values: Record<string, number> | undefined) =>
    new Counter({
      name,
      help,
      labelNames: ['by'],
      registers,
      collect() {
        this.reset()
        for (const [by, value] of Object.entries(values ?? {})) this.inc({ by }, value)
      },
    })
  counter('member_index_readings_total', 'Builds from all members, or from the copy', stats?.builds)
  counter('suggestions_ranked_total', 'Pages ranked, by the index or by the database', stats?.answers)
  counter('suggestions_ranking_seconds', 'Time spent on ranking them', stats?.rankingSeconds)
  exposureMetrics(app, registry)
}

/** Also true after a failed first build, because the database then serves requests. */
export const isDiscoveryReady = ({ discovery }: App): boolean => discovery.memberIndex?.isReady ?? true
