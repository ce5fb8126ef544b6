import { Gauge, type Registry } from 'prom-client'
import type { App } from '../platform/app.ts'
import { lastBackup } from '../platform/backups.ts'
import { archiveFailing } from './backup-metrics.queries.ts'

export function backupMetrics({ db }: Pick<App, 'db'>, backupDir: string | undefined, registry: Registry) {
  const gauge = (name: string, help: string, value: () => Promise<number>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.set(await value())
        },
      }),
    )
  gauge('wal_archive_failing', '1 while PostgreSQL cannot archive its log', () => archiveFailing(db))
  if (backupDir)
    gauge(
      'backup_last_finished_seconds',
      'When the last backup was finished, in Unix time; 0: never',
      async () => {
        const finished = await lastBackup(backupDir)
        return (finished?.getTime() ?? 0) / 1_000
      },
    )
}
