import { allOpeners } from '@ndoa/contract/dating/openers'
import { words as en } from '@ndoa/contract/dating/words/openers'
import { isolated } from '@ndoa/contract/isolated'
import { directionOf, LANGUAGES, type Language } from '@ndoa/contract/languages'
import { words as am } from '@ndoa/languages/am/contract/dating/words/openers'
import { words as ar } from '@ndoa/languages/ar/contract/dating/words/openers'
import { words as fr } from '@ndoa/languages/fr/contract/dating/words/openers'
import { words as ha } from '@ndoa/languages/ha/contract/dating/words/openers'
import { words as pt } from '@ndoa/languages/pt/contract/dating/words/openers'
import { words as sw } from '@ndoa/languages/sw/contract/dating/words/openers'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { readReference } from '../../identity/reference/index.ts'

declare module '../../../platform/app.ts' {
  interface App {
    /** Unaltered suggested openers are never a signal, however many members receive them. */
    suggestedOpeners: () => Promise<ReadonlySet<string>>
  }
}

const WORDS: Record<Language, typeof en> = { en, fr, pt, sw, ar, am, ha }

/** Cached for the process, because the names in them change only with a release. */
export function createSuggestedOpeners(db: Db): App['suggestedOpeners'] {
  let known: Promise<ReadonlySet<string>> | undefined
  return async () => {
    try {
      known ??= readOpeners(db)
      return await known
    } catch (error) {
      known = undefined // the next call reads them again
      throw error
    }
  }
}

const readOpeners = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await Promise.all(LANGUAGES.map((language) => openersIn(db, language)))).flat())

async function openersIn(db: Db, language: Language): Promise<string[]> {
  const { languages, interests } = await readReference(db, language)
  const names = {
    language: languages.map(({ name }) => name),
    interest: interests.map(({ name }) => name),
  }
  // The web app isolates names in right-to-left sentences, also in suggested openers.
  return allOpeners(directionOf(language) === 'rtl' ? isolated(WORDS[language]) : WORDS[language], names)
}
