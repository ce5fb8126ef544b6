import { isolated } from '@ndoa/contract/isolated'
import { directionOf, LANGUAGES, type Language } from '@ndoa/contract/languages'
import { everyOpener } from '@ndoa/contract/openers'
import { words as am } from '@ndoa/contract/words/openers/am'
import { words as ar } from '@ndoa/contract/words/openers/ar'
import { words as en } from '@ndoa/contract/words/openers/en'
import { words as fr } from '@ndoa/contract/words/openers/fr'
import { words as pt } from '@ndoa/contract/words/openers/pt'
import { words as sw } from '@ndoa/contract/words/openers/sw'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { readReference } from '../reference/index.ts'

declare module '../../platform/app.ts' {
  interface App {
    /**
     * First messages that the chat itself offers, in their exact words: sent unaltered they are no sign of anything,
     * however many people they are sent to.
     */
    suggestedOpeners: () => Promise<ReadonlySet<string>>
  }
}

const WORDS: Record<Language, typeof en> = { en, fr, pt, sw, ar, am }

/** The openers of this server, read at their first use and kept; the names in them change only with a release. */
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
  // The web app marks names in sentences from right to left, also in those that it offers.
  return everyOpener(directionOf(language) === 'rtl' ? isolated(WORDS[language]) : WORDS[language], names)
}
