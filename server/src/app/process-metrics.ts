import { readdirSync, readFileSync } from 'node:fs'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { App } from '../platform/app.ts'

export function processMetrics({ realtime, pool }: Pick<App, 'realtime' | 'pool'>, registry: Registry) {
  collectDefaultMetrics({ register: registry })
  const version = new Gauge({
    name: 'server_version_info',
    help: 'Always 1; its labels are the version of the server and the last migration that it knows',
    labelNames: ['version', 'migration'],
    registers: [registry],
  })
  version.set(ourVersion(), 1)
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('realtime_connections', 'Open realtime connections', () => Array.from(realtime.connections()).length)
  gauge('database_connections', 'Connections to the database for calls', () => pool.totalCount)
  gauge('database_connections_idle', 'Those of them that are free', () => pool.idleCount)
  gauge('database_calls_waiting', 'Calls that wait for a free connection', () => pool.waitingCount)
}

function ourVersion() {
  const fromHere = (path: string) => new URL(`../../../${path}`, import.meta.url)
  const { version } = JSON.parse(readFileSync(fromHere('package.json'), 'utf8')) as { version: string }
  const last = readdirSync(fromHere('server/migrations')).sort().at(-1) ?? ''
  return { version, migration: last.split('_')[0] ?? '' }
}
