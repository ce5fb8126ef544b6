import { type MonthFigures, transparencyCalls } from '@ndoa/contract/trust/transparency'
import { FIGURE_MONTHS, FIGURE_NAMES } from '@ndoa/contract/trust/transparency-rules'
import { ok, publicCalls } from '../../../platform/calls.ts'
import { type PublishedRow, publishedFigures } from './transparency.queries.ts'

/** Seconds. */
const MAX_AGE = 3_600

const { getTransparency } = publicCalls(transparencyCalls)

export const transparencyRoutes = {
  contract: transparencyCalls,
  handlers: {
    getTransparency: getTransparency.handler(async ({ context: { app, reply } }) => {
      const rows = await publishedFigures(app.db, FIGURE_MONTHS)
      reply.header('cache-control', `public, max-age=${MAX_AGE}`)
      return ok({
        months: rows.map(({ counts, ...row }) => ({ ...row, counts: withEveryName(counts) })),
        current_month: app.clock.now().toISOString().slice(0, 7),
      })
    }),
  },
}

/** Null marks a figure that is not published. */
const withEveryName = (counts: PublishedRow['counts']) =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, counts[name] ?? null])) as MonthFigures['counts']
