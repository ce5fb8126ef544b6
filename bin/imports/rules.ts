// Who may import whom (the code style's section 4), as data. Imports point back along the order, so there is no circle.

/** Features on one step know nothing of each other; each knows those on the steps before it. */
export const ORDER = [
  ['reference'],
  ['accounts'],
  ['settings', 'membership'],
  ['safety'],
  ['photos'],
  ['profiles'],
  ['matches'],
  ['discovery', 'likes'],
  ['messaging'],
  ['notifications', 'support'],
  ['leaving'],
  ['admin'],
]

const SERVER = ['contract', 'matching', 'server/src/platform', 'server/src/features']
const WEB = ['contract', 'web/src/ui', 'web/src/lib', 'web/src/features']

/** A part of the code, and which others it may import. */
export type Area = { path: string; may: string[] }

/** The areas, the more particular before the wider. Within an area all may import each other, but for features. */
export const AREAS: Area[] = [
  { path: 'contract', may: [] },
  { path: 'matching', may: [] },
  { path: 'server/src/platform', may: [] },
  { path: 'server/src/features', may: ['contract', 'matching', 'server/src/platform'] },
  { path: 'server/src/app', may: [...SERVER, 'server/seed'] },
  { path: 'server/seed', may: SERVER },
  { path: 'server/test', may: [...SERVER, 'server/src/app', 'server/seed'] },
  { path: 'web/src/ui', may: [] },
  { path: 'web/src/lib', may: ['contract'] },
  { path: 'web/src/features', may: ['contract', 'web/src/ui', 'web/src/lib'] },
  { path: 'web/test', may: [...WEB, 'web'] },
  { path: 'web', may: [...WEB, 'bin'] },
  { path: 'e2e', may: ['contract', 'server/seed', 'bin'] },
  { path: 'bench', may: ['contract', 'matching', 'server/seed', 'bin'] },
  { path: 'bin', may: ['server/src/platform'] },
]

/** What tests may import besides what the code beside them may. */
export const TESTS_ALSO: Area[] = [
  { path: 'server', may: ['server/test', 'server/seed'] },
  { path: 'web', may: ['web/test', 'web'] },
]

/** The features have an order of their own inside these. */
export const FEATURES = ['server/src/features', 'web/src/features']

/** The engine stands on nothing, not even on Node's own modules. */
export const WITHOUT_LIBRARIES = ['matching/src']
