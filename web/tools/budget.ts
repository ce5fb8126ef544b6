import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { OFFERED } from '@ndoa/contract/languages'
import type { Manifest } from 'vite'
import { ARABIC_FACE_KB, LANDING_KB, PAGE_KB } from '../src/public/page-weight.ts'
import { filesOf } from './manifest-files.ts'
import { isAppPage, type PrintedFiles } from './public-pages.ts'

const KIB = 1024
const KB = 1000

interface Weight {
  what: string
  bytes: number
  limit: number
}

/** KiB added by lowering syntax for browsers of 2021. */
const LOWERED = 1.1
/** KiB for fallbacks where a browser refuses storage, workers or channels. */
const REFUSED = 0.4
/** KiB for toasts in the topmost dialog, and for tabs that react to new versions and notifications. */
const LAYERS_AND_TABS = 0.4
/** KiB for fields that count characters as people see them, and for the server's time. */
const CHARACTERS_AND_TIME = 0.6
/** KiB for numbers and addresses that are read as people paste them. */
const PASTED = 0.9

/** Compressed first-visit limits in KiB; members pay for the data. */
const LIMITS = {
  landing: (LANDING_KB * KB) / KIB,
  // Includes .05 for expired links, .1 for class fields in browsers of 2021, .1 for amounts in every currency, .2 for
  // messages that survive a reload and arrive once, .2 for partial refunds, .25 for error reports, .45 for fields that
  // count characters as people see them.
  script: 5.75 + 0.15 + 0.45,
  publicPage: (PAGE_KB * KB) / KIB,
  membership: 65,
  // 0.8 for translation reports and the language choice.
  login: 108 + 0.8 + LOWERED + REFUSED + LAYERS_AND_TABS + CHARACTERS_AND_TIME + PASTED,
  register: 112 + 0.8 + LOWERED + REFUSED + LAYERS_AND_TABS + CHARACTERS_AND_TIME + PASTED,
  // 1.4 for a search that knows every script, and for names isolated in every direction.
  appShell: 135 + 1.4 + LOWERED + REFUSED + LAYERS_AND_TABS + CHARACTERS_AND_TIME,
  worker: 2,
  firstSteps: 8,
  // 1.5 for the member's card and the completion above the profile editor, 0.8 for the name others see in it.
  route: 25 + 1.5 + 0.8,
  style: 16,
}

/** KiB; other languages are longer than English, and other scripts take more bytes per letter. */
const LONGER = { page: 1, guest: 3, member: 9 }

/** @throws Error naming everything that is too heavy */
export function checkBudget(out: string, manifest: Manifest, files: PrintedFiles): void {
  const weights = [
    ...publicWeights(out, manifest, files),
    ...appWeights(out, manifest),
    { what: 'service worker', bytes: sizeOf(out, 'service-worker.js'), limit: LIMITS.worker },
    styleWeight(out, files),
    firstStepsWeight(out, manifest),
  ]
  for (const { what, bytes, limit } of weights)
    console.log(
      `${(bytes / KIB).toFixed(1).padStart(7)} of ${String(Math.floor(limit)).padStart(3)} KiB  ${what}`,
    )
  const heavy = weights.filter(({ bytes, limit }) => bytes > limit * KIB)
  if (heavy.length > 0) throw new Error(`Too heavy: ${heavy.map(({ what }) => what).join(', ')}`)
}

function publicWeights(out: string, manifest: Manifest, files: PrintedFiles): Weight[] {
  return [...files]
    .filter(([name]) => name.endsWith('.html') && !isAppPage(name))
    .flatMap(([name, html]) => {
      const parts = withImports(manifest, partsOf(out, html))
      const bytes = brotliCompressSync(html).length + total(out, parts)
      const page = {
        what: name,
        bytes,
        limit: limitOf(name, html),
      }
      const scripts = parts.filter((part) => part.endsWith('.js'))
      if (scripts.length === 0) return [page]
      return [page, { what: `${name}: scripts`, bytes: total(out, scripts), limit: LIMITS.script }]
    })
}

function limitOf(name: string, html: string): number {
  if (name.endsWith('membership.html')) return LIMITS.membership
  const limit = name.endsWith('index.html')
    ? LIMITS.landing
    : LIMITS.publicPage + (isEnglish(html) ? 0 : LONGER.page)
  return limit + (isArabic(html) ? (ARABIC_FACE_KB * KB) / KIB : 0)
}

const isEnglish = (html: string) => /<html[^>]* lang="en"/.test(html)
const isArabic = (html: string) => /<html[^>]* lang="ar"/.test(html)

/** Everything that a printed page and its style sheet reference, except fonts of the other script. */
function partsOf(out: string, html: string): string[] {
  const tags = [...html.matchAll(/<(?:link rel="(?:stylesheet|preload|icon)"|script|img)[^>]*>/g)].join('')
  const direct = [...tags.matchAll(/ (?:href|src|data-vitals)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  const sheets = direct.filter((path) => path.endsWith('.css'))
  const byStyle = sheets.flatMap((sheet) =>
    [...readFileSync(join(out, sheet), 'utf8').matchAll(/url\("?(\/[^)"]+)"?\)/g)].map(
      ([, path = '']) => path,
    ),
  )
  // The heading font has no Arabic letters.
  const unused = isArabic(html) ? /\/bricolage[\w-]*\.woff2$/ : /\/arabic[\w-]*\.woff2$/
  return [...new Set([...direct, ...byStyle])].filter((path) => !unused.test(path))
}

const withImports = (manifest: Manifest, paths: string[]) => [
  ...new Set(
    paths.flatMap((path) => {
      const chunk = Object.values(manifest).find(({ file }) => `/${file}` === path)
      return [
        path,
        ...(path.endsWith('.js') && chunk ? filesOf(manifest, chunk).map((file) => `/${file}`) : []),
      ]
    }),
  ),
]

function appWeights(out: string, manifest: Manifest): Weight[] {
  const scriptsOf = (...sources: string[]) =>
    new Set(
      Object.entries(manifest)
        .filter(([source]) => sources.some((wanted) => source === wanted || source.startsWith(`${wanted}?`)))
        .flatMap(([, chunk]) => filesOf(manifest, chunk))
        .filter((file) => file.endsWith('.js'))
        .map((file) => `/${file}`),
    )
  const guestIn = (language: string) => [
    'index.html',
    `src/languages/${language}/start.ts`,
    `src/languages/${language}/guest.ts`,
    'src/routes/_guest.tsx',
  ]
  const memberIn = (language: string) => [
    'index.html',
    `src/languages/${language}/start.ts`,
    `src/languages/${language}/member.ts`,
    'src/routes/_signed-in.tsx',
    'src/routes/_signed-in/dashboard.tsx',
  ]
  const shell = scriptsOf(...memberIn('en'))
  const routes = Object.keys(manifest).filter((source) =>
    /^src\/routes\/_signed-in\/[a-z][\w-]*\.tsx$/.test(source.split('?')[0] ?? ''),
  )
  const further = [...new Set(routes.map((source) => source.split('?')[0] ?? ''))].map((route) => ({
    what: `${route}: scripts beyond the shell`,
    bytes: total(out, scriptsOf(route).difference(shell)),
    limit: LIMITS.route,
  }))
  const inLanguages = OFFERED.flatMap((language) => {
    const more = language === 'en' ? { guest: 0, member: 0 } : LONGER
    const weigh = (what: string, limit: number, sources: string[]) => ({
      what: `${what} (${language}): scripts`,
      bytes: total(out, scriptsOf(...sources)),
      limit,
    })
    return [
      ...(['login', 'register'] as const).map((page) =>
        weigh(`/${page}`, LIMITS[page] + more.guest, [...guestIn(language), `src/routes/_guest/${page}.tsx`]),
      ),
      weigh('app shell and dashboard', LIMITS.appShell + more.member, memberIn(language)),
    ]
  })
  return [...inLanguages, ...further]
}

function styleWeight(out: string, files: PrintedFiles): Weight {
  const sheets = partsOf(out, files.get('app.en.html') ?? '').filter((part) => part.endsWith('.css'))
  if (sheets.length === 0) throw new Error('The page of the app refers to no style sheet.')
  return { what: 'style of the app', bytes: total(out, sheets), limit: LIMITS.style }
}

function firstStepsWeight(out: string, manifest: Manifest): Weight {
  const chunk = manifest['src/features/dating/first-steps/index.ts']
  if (!chunk) throw new Error('The first steps have no file of their own.')
  return { what: 'first steps', bytes: sizeOf(out, chunk.file), limit: LIMITS.firstSteps }
}

const total = (out: string, paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + sizeOf(out, path), 0)

function sizeOf(out: string, path: string): number {
  const file = join(out, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
