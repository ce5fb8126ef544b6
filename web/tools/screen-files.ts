import { OFFERED } from '@ndoa/contract/languages'
import type { Manifest } from 'vite'
import { filesOf } from './manifest-files.ts'

/** Files the server links in a screen's page, so that a browser fetches them in parallel with the app's script. */
export interface ScreenFiles {
  guest: Record<string, string[]>
  member: Record<string, string[]>
  words: Record<'guest' | 'member', Record<string, string[]>>
}

export function screenFiles(manifest: Manifest): ScreenFiles {
  const start = new Set(scriptsOf(manifest, 'index.html'))
  const beyondStart = (...sources: string[]) => [
    ...new Set(sources.flatMap((source) => scriptsOf(manifest, source))).difference(start),
  ]
  const screensIn = (frame: string) =>
    Object.fromEntries(
      routesIn(manifest, frame).map((route) => [
        `/${route}`,
        beyondStart(`src/routes/${frame}.tsx`, `src/routes/${frame}/${route}.tsx`),
      ]),
    )
  const wordsOf = (part: string) =>
    Object.fromEntries(
      OFFERED.map((language) => [language, beyondStart(`src/languages/${language}/${part}.ts`)]),
    )
  return {
    guest: {
      ...screensIn('_guest'),
      '/check-email': beyondStart('src/routes/check-email.tsx'),
      '/auth/callback': beyondStart('src/routes/auth.callback.tsx'),
    },
    member: screensIn('_signed-in'),
    words: { guest: wordsOf('guest'), member: wordsOf('member') },
  }
}

function routesIn(manifest: Manifest, frame: string): string[] {
  const pattern = new RegExp(`^src/routes/${frame}/([a-z][\\w-]*)\\.tsx`)
  return [...new Set(Object.keys(manifest).flatMap((source) => pattern.exec(source)?.[1] ?? []))]
}

const scriptsOf = (manifest: Manifest, wanted: string) =>
  Object.entries(manifest)
    .filter(([source]) => source === wanted || source.startsWith(`${wanted}?`))
    .flatMap(([, chunk]) => filesOf(manifest, chunk))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
