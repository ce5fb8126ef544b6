import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../../../platform/app.ts'
import { type Exposure, lastExposure } from './exposure.queries.ts'

export function exposureMetrics({ db }: Pick<App, 'db'>, registry: Registry): void {
  const gauge = (name: string, help: string, value: (group: Exposure) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['members_of'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const group of await lastExposure(db)) this.set({ members_of: group.members_of }, value(group))
      },
    })
  gauge('exposure_gini', 'How unequally members were shown in a week: 0 to 1', ({ gini }) => gini)
  gauge('exposure_never_shown_ratio', 'Share of members who were not shown in a week', neverShownShare)
  gauge('exposure_matches_per_impression', 'Matches of a week per showing', matchesPerImpression)
}

export const neverShownShare = ({ never_shown, members }: Exposure) => never_shown / Math.max(1, members)
export const matchesPerImpression = ({ matches, shown }: Exposure) => matches / Math.max(1, shown)
