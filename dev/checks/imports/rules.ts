// Who may import whom, as data. Imports point back along the order of features, so there is no circle.

/** Features on one step know nothing of each other; each knows those on the steps before it. */
export const ORDER = [
  ['reference'],
  ['accounts'],
  ['push', 'bounces'],
  ['staff'],
  ['answers'],
  ['settings', 'membership', 'inactivity'],
  ['cases'],
  ['reports'],
  ['safety', 'shield'],
  ['photos'],
  ['ban-list'],
  ['verification'],
  ['profiles'],
  ['matches'],
  ['discovery', 'likes', 'first-steps'],
  ['messaging', 'saved-searches'],
  ['notifications', 'support', 'telemetry'],
  ['deliveries'],
  ['decisions', 'statements'],
  ['leaving'],
  ['admin', 'console', 'transparency'],
]

/** The pure part of the shield, which the bench measures. */
const SCREENING = 'server/src/features/shield/screening'
/** Hashes of pictures, which the bench measures, too. */
const PICTURES = 'server/src/features/ban-list/pictures'
/** What becomes of news, and the histories that hold it to its aims: the bench plays more of them. */
const DECIDING = 'server/src/features/deliveries/deciding'
/** Parts of features that are pure, and that others than the server may use. */
const PURE = [SCREENING, PICTURES, DECIDING]
const SERVER = ['contract', 'matching', 'server/src/platform', 'server/src/features', ...PURE]
/** Which words are spoken, and the files of each language. */
const WORDS = 'web/src/words'
const LANGUAGES = 'web/src/languages'
/** The words of the design system, some of which features say, too. */
const UI_WORDS = 'web/src/ui/words'
const WEB = ['contract', WORDS, LANGUAGES, UI_WORDS, 'web/src/ui', 'web/src/lib', 'web/src/features']
/** The parts of the development environment that others may use. */
const DEV = ['dev/postgres', 'dev/pages', 'dev/providers', 'dev/demo', 'dev/browser', 'dev/launcher']

/** A part of the code, and which others it may import. */
export type Area = { path: string; may: string[] }

/** The areas, the narrower before the wider. Within an area files may import each other, except across features. */
export const AREAS: Area[] = [
  { path: 'contract', may: [] },
  { path: 'matching', may: [] },
  { path: 'server/src/platform', may: [] },
  { path: SCREENING, may: ['contract'] },
  { path: PICTURES, may: [] },
  { path: DECIDING, may: ['contract'] },
  { path: 'server/src/features', may: ['contract', 'matching', 'server/src/platform', ...PURE] },
  { path: 'server/src/app', may: SERVER },
  { path: 'server/test', may: [...SERVER, 'server/src/app', 'dev/postgres', 'dev/pages'] },
  { path: 'server', may: [] },
  { path: WORDS, may: ['contract'] },
  { path: UI_WORDS, may: ['contract', WORDS] },
  { path: 'web/src/ui', may: [UI_WORDS] },
  { path: 'web/src/lib', may: ['contract', WORDS] },
  { path: 'web/src/features', may: ['contract', WORDS, LANGUAGES, UI_WORDS, 'web/src/ui', 'web/src/lib'] },
  {
    path: LANGUAGES,
    may: ['contract', WORDS, UI_WORDS, 'web/src/ui', 'web/src/lib', 'web/src/features', 'web'],
  },
  // Members download none of it: nothing else of the web app may import it.
  { path: 'web/src/staff', may: ['contract', WORDS, LANGUAGES, UI_WORDS, 'web/src/ui', 'web/src/lib'] },
  { path: 'web/test', may: [...WEB, 'web'] },
  { path: 'web', may: [...WEB, 'dev/browser'] },
  { path: 'dev/postgres', may: ['server/src/platform'] },
  { path: 'dev/pages', may: SERVER },
  { path: 'dev/providers', may: [...SERVER, 'dev/pages'] },
  { path: 'dev/demo', may: SERVER },
  { path: 'dev/launcher', may: ['server'] },
  { path: 'dev/browser', may: ['dev/launcher'] },
  // The web app's tools name the oldest browsers, for the check of what is built for them.
  { path: 'dev', may: [...SERVER, 'server/src/app', 'server', 'web', ...DEV] },
  { path: 'e2e', may: ['contract', 'dev/demo', 'dev/browser'] },
  {
    path: 'bench',
    // The app for a server whose clock the bench moves; others are started as processes. Engines as tests start them.
    may: [
      'contract',
      'matching',
      'server/src/app',
      'server/test',
      'dev/demo',
      'dev/launcher',
      'dev/postgres',
      'dev/providers',
      ...PURE,
    ],
  },
  { path: 'bin', may: ['dev', ...DEV] },
]

/** What tests may import besides what the code beside them may. */
export const TESTS_ALSO: Area[] = [
  { path: 'server', may: ['server/test'] },
  { path: 'dev', may: ['server/test', 'server/src/app'] },
  { path: 'web', may: ['web/test', 'web', 'web/src/staff'] },
]

/** The features have an order of their own inside these. */
export const FEATURES = ['server/src/features', 'web/src/features']

/** The engine imports nothing, not even Node's own modules. */
export const WITHOUT_LIBRARIES = ['matching/src']

/** What is paid for, and the features that may know of it. All others are free for everybody, and stay so (decision 32). */
export const PAID = {
  feature: 'membership',
  /** Its shapes, rules and prices in the contract. */
  contract: /^contract\/src\/(membership|prices|held-order|saved-searches)/,
  /** Clear photos; more text messages; saved searches; and what becomes of it when an account is deleted. */
  may: ['photos', 'deliveries', 'saved-searches', 'leaving'],
}
