import { LANGUAGES as SPOKEN } from '@ndoa/contract/languages'

/** A wing may import earlier wings. Its features may import features of earlier steps, but not of their own step. */
export const WINGS = {
  identity: [['reference'], ['accounts'], ['answers'], ['settings', 'inactivity']],
  membership: [['membership']],
  dating: [
    ['safety'],
    ['photos'],
    ['profiles'],
    ['matches'],
    ['discovery', 'likes', 'first-steps'],
    ['messaging', 'saved-searches'],
  ],
  notifications: [['push', 'bounces'], ['in-app'], ['deliveries']],
  trust: [
    ['staff'],
    ['cases'],
    ['reports'],
    ['shield'],
    ['photo-review', 'held-orders'],
    ['ban-list'],
    ['verification', 'support'],
    ['decisions', 'statements'],
    ['console', 'transparency'],
  ],
}
/** Web features of dating may open sheets of these later wings: a report, a badge request, a push prompt. */
export const OPENS: Record<string, string> = {
  safety: 'reports',
  profiles: 'verification',
  messaging: 'push',
}

export const SHARED = 'shared'

export const ORDER = Object.values(WINGS).flat()

const SCREENING = 'server/src/features/trust/shield/screening'
const PICTURES = 'server/src/features/trust/ban-list/pictures'
const DECIDING = 'server/src/features/notifications/deliveries/deciding'
const PURE = [SCREENING, PICTURES, DECIDING]
const SERVER = ['contract', 'matching', 'server/src/platform', 'server/src/features', ...PURE]
const WORDS = 'web/src/words'
const LANGUAGES = 'web/src/languages'
const UI_WORDS = 'web/src/ui/words.ts'
const UI_SEARCH = 'web/src/ui/forms/search-options.ts'
/** Fields stop at their limit, counted as the server counts. */
const COUNTING = 'contract/src/text.ts'
const WEB = ['contract', WORDS, LANGUAGES, UI_WORDS, 'web/src/ui', 'web/src/lib', 'web/src/features']

/** Members never download the console, so the rest of the web app may import neither its frame nor its screens. */
export const CONSOLE = 'web/src/staff'
export const CONSOLE_PARTS = /^web\/src\/features\/.*\/console\//

const DEV = ['dev/postgres', 'dev/pages', 'dev/providers', 'dev/demo', 'dev/browser', 'dev/launcher']

export type Area = { path: string; may: string[] }

/** Translations may import what their English counterparts may, and no other language. */
const TRANSLATED = SPOKEN.map((language) => {
  const [contract, server, web] = ['contract', 'server', 'web'].map((part) => `languages/${language}/${part}`)
  return { contract, server, web } as Record<'contract' | 'server' | 'web', string>
})
const TRANSLATED_CONTRACT = TRANSLATED.map(({ contract }) => contract)

/** Narrower areas come before wider ones. Files within an area may import each other, except across features. */
export const AREAS: Area[] = [
  { path: 'contract', may: [] },
  ...TRANSLATED.flatMap(({ contract, server, web }) => [
    { path: contract, may: ['contract'] },
    { path: server, may: [contract, ...SERVER, 'server/src/app'] },
    { path: web, may: [contract, ...WEB, 'web'] },
  ]),
  { path: 'matching', may: [] },
  { path: 'server/src/platform', may: [] },
  { path: SCREENING, may: ['contract'] },
  { path: PICTURES, may: [] },
  { path: DECIDING, may: ['contract'] },
  {
    path: 'server/src/features',
    may: ['contract', 'matching', 'server/src/platform', ...PURE, ...TRANSLATED_CONTRACT],
  },
  { path: 'server/src/app', may: SERVER },
  { path: 'server/test', may: [...SERVER, 'server/src/app', 'dev/postgres', 'dev/pages'] },
  { path: 'server', may: [] },
  { path: WORDS, may: ['contract'] },
  { path: UI_WORDS, may: ['contract'] },
  { path: UI_SEARCH, may: ['contract', 'web/src/ui'] },
  { path: 'web/src/ui', may: [UI_WORDS, UI_SEARCH, COUNTING] },
  { path: 'web/src/lib', may: ['contract', WORDS] },
  { path: 'web/src/features', may: ['contract', WORDS, LANGUAGES, UI_WORDS, 'web/src/ui', 'web/src/lib'] },
  { path: LANGUAGES, may: ['contract', WORDS, 'web/src/lib'] },
  { path: CONSOLE, may: ['contract', WORDS, LANGUAGES, UI_WORDS, 'web/src/ui', 'web/src/lib'] },
  { path: 'web/test', may: [...WEB, 'web'] },
  { path: 'web', may: [...WEB, 'dev/browser'] },
  { path: 'dev/postgres', may: ['server/src/platform'] },
  { path: 'dev/pages', may: SERVER },
  { path: 'dev/providers', may: [...SERVER, 'dev/pages'] },
  { path: 'dev/demo', may: SERVER },
  { path: 'dev/launcher', may: ['server'] },
  { path: 'dev/browser', may: ['dev/launcher'] },
  { path: 'dev', may: [...SERVER, 'server/src/app', 'server', 'web', ...DEV] },
  { path: 'e2e', may: ['contract', 'dev/demo', 'dev/browser'] },
  {
    path: 'bench',
    // The bench moves the clock of an in-process server; other servers run as processes.
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

export const TESTS_ALSO: Area[] = [
  { path: 'contract', may: TRANSLATED_CONTRACT },
  { path: 'server', may: ['server/test', ...TRANSLATED.map(({ server }) => server)] },
  { path: 'dev', may: ['server/test', 'server/src/app'] },
  {
    path: 'web',
    may: ['web/test', 'web', CONSOLE, ...TRANSLATED_CONTRACT, ...TRANSLATED.map(({ web }) => web)],
  },
]

export const FEATURES = ['server/src/features', 'web/src/features']

/** The engine imports nothing, not even Node's modules. */
export const WITHOUT_LIBRARIES = ['matching/src']

/** Paid features and the features that may depend on them; all others stay free (decision 32). */
export const PAID = {
  feature: 'membership',
  contract: /^contract\/src\/(membership\/|trust\/held-order|dating\/saved-searches)/,
  may: ['photos', 'deliveries', 'saved-searches', 'held-orders', 'decisions'],
}
