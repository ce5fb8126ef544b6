import { join } from 'node:path'
import { directionOf, LANGUAGES, type Language } from '@ndoa/contract/languages'
import type { Plugin } from 'vite'
import { FILES_OF_WORDS, WITH_NAMES } from '../src/languages/manifest.ts'

const ROOT = join(import.meta.dirname, '../..').replaceAll('\\', '/')
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = FILES_OF_WORDS

/** The file with a language's words for a place such as `web/lib/words`. */
export function sourceOf(place: string, language: Language): string {
  const [workspace = '', ...path] = place.split('/')
  const folder = language === 'en' ? `${workspace}/src` : `languages/${language}/${workspace}`
  return `${ROOT}/${folder}/${path.join('/')}.ts`
}

const NAMES = new Map(
  Object.values(FILES).flatMap((words) =>
    Object.entries(words).map(([name, place]) => [sourceOf(place, 'en'), name]),
  ),
)

/** Bundles are virtual: generated from the manifest under names in this folder. */
const FOLDER = `${ROOT}/web/src/languages`
const FILE = /^(?:virtual:english|.*\/src\/languages\/(\w\w))\/(\w+)(?:\.ts)?$/
const IN_EVERY_LANGUAGE = /^\0?virtual:words\/(\w+)$/

const SPOKEN = '?spoken'

const isScan = (options: object) => 'scan' in options && options.scan === true

/** Replaces the app's imports of English words with the words of the current language. */
export const words = (): Plugin => ({
  name: 'ndoa:words',
  enforce: 'pre',
  async resolveId(source, importer, options: object) {
    const [, language = 'en', file = ''] = FILE.exec(source) ?? []
    // Vite's dependency scan only reads files, and fails on virtual ones.
    if (isScan(options) && (file in FILES || IN_EVERY_LANGUAGE.test(source)))
      return { id: source, external: true }
    if (IN_EVERY_LANGUAGE.test(source)) return `\0${source}`
    if (file in FILES) return `${FOLDER}/${language}/${file}.ts`
    if (!/\bwords(\/|\.ts$|$)/.test(source) || !importer || FILE.test(importer)) return null
    const english = await this.resolve(source, importer, { skipSelf: true })
    return english && NAMES.has(english.id) ? { ...english, id: english.id + SPOKEN } : null
  },
  load(id) {
    const [, everywhere] = IN_EVERY_LANGUAGE.exec(id) ?? []
    if (everywhere) return inEveryLanguage(everywhere)
    const [, language, file = ''] = FILE.exec(id) ?? []
    if (language && FILES[file]) return fileOf(file, FILES[file], language as Language)
    const name = id.endsWith(SPOKEN) && NAMES.get(id.slice(0, -SPOKEN.length))
    return name
      ? `import { spoken } from '${ROOT}/web/src/words/spoken.ts'\nexport const words = spoken('${name}')`
      : null
  },
})

const inEveryLanguage = (file: string) =>
  `export default {${LANGUAGES.map((language) => `${language}: () => import('${FOLDER}/${language}/${file}.ts')`).join()}}`

function fileOf(file: string, words: Readonly<Record<string, string>>, language: Language): string {
  const parts = Object.entries(words).map(([name, place]) =>
    place in FILES
      ? `export { ${name} } from '${FOLDER}/${language}/${place}.ts'`
      : `export { words as ${name} } from '${sourceOf(place, language)}'`,
  )
  const isIsolated = directionOf(language) === 'rtl' && WITH_NAMES.includes(file)
  return [...(isIsolated ? [`export { isolated } from '@ndoa/contract/isolated'`] : []), ...parts].join('\n')
}
