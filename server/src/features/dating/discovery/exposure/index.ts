export { exposureMetrics, matchesPerImpression, neverShownShare } from './exposure.metrics.ts'
export { recordWeeklyExposure, weeklyExposure } from './exposure.queries.ts'
export { deleteOldShowings } from './showings.queries.ts'
export { Showings } from './showings.ts'
