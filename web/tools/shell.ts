import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, OFFERED } from '@ndoa/contract/languages'
import type { Manifest } from 'vite'
import { filesOf } from './manifest-files.ts'
import { isAppPage, type PrintedFiles } from './public-pages.ts'

/** Screens that open offline, even right after a sign-out. Other screens do so once they have been opened. */
const SHELL_SCREENS = [
  'routes/_signed-in',
  'routes/_signed-in/dashboard',
  'routes/_signed-in/messages',
  'routes/_signed-in/find-matches',
  'routes/_guest',
  'routes/_guest/login',
  'features/dating/profiles/member-details',
].map((screen) => `src/${screen}.tsx`)
const wordsIn = (language: Language) =>
  ['start', 'guest', 'member'].map((part) => `src/languages/${language}/${part}.ts`)
const OFFLINE = ['src/app/offline/index.ts', 'src/lib/storage/kept-session.ts']

/** Lists the app shell's files, and writes into the worker the paths it serves from them. */
export async function fillWorker(
  out: string,
  manifest: Manifest,
  appPaths: readonly string[],
  printed: PrintedFiles,
) {
  const files = [...shellFiles(manifest)].map((file) => `/${file}`).sort()
  const words = Object.fromEntries(
    OFFERED.map((language) => [
      language,
      wordFiles(manifest, language).filter((file) => !files.includes(file)),
    ]),
  )
  const appHtml = [...printed].filter(([name]) => isAppPage(name)).join()
  const shell = JSON.stringify({ files, words })
  const version = createHash('sha256').update(appHtml).update(shell).digest('hex').slice(0, 12)
  const list = `/assets/shell-${version}.json`
  await writeFile(join(out, list), shell)
  const file = join(out, 'service-worker.js')
  const worker = await readFile(file, 'utf8')
  if (!worker.includes('__SHELL__')) throw new Error('The worker has no place for the shell')
  await writeFile(file, worker.replace('__SHELL__', JSON.stringify({ version, list, appPaths })))
}

function shellFiles(manifest: Manifest): Set<string> {
  const screens = Object.entries(manifest).filter(([source]) =>
    [...SHELL_SCREENS, ...OFFLINE].some((screen) => source === screen || source.startsWith(`${screen}?`)),
  )
  const offlinePage = manifest['src/public/public.css']?.file
  const chunks = [...screens.map(([, chunk]) => chunk), manifest['index.html']]
  return new Set(
    [...chunks.flatMap((chunk) => (chunk ? filesOf(manifest, chunk) : [])), offlinePage ?? []].flat(),
  )
}

function wordFiles(manifest: Manifest, language: Language): string[] {
  const chunks = wordsIn(language).map((source) => manifest[source])
  return [...new Set(chunks.flatMap((chunk) => (chunk ? filesOf(manifest, chunk) : [])))].map(
    (file) => `/${file}`,
  )
}
