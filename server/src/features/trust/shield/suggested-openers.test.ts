import { allOpeners } from '@ndoa/contract/dating/openers'
import { words as en } from '@ndoa/contract/dating/words/openers'
import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { isolated } from '@ndoa/contract/isolated'
import { LANGUAGES, type Language } from '@ndoa/contract/languages'
import { words as am } from '@ndoa/languages/am/contract/dating/words/openers'
import { words as ar } from '@ndoa/languages/ar/contract/dating/words/openers'
import { words as fr } from '@ndoa/languages/fr/contract/dating/words/openers'
import { words as ha } from '@ndoa/languages/ha/contract/dating/words/openers'
import { words as pt } from '@ndoa/languages/pt/contract/dating/words/openers'
import { words as sw } from '@ndoa/languages/sw/contract/dating/words/openers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { createSuggestedOpeners } from './suggested-openers.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const SPOKEN: Record<Language, typeof en> = { en, fr, pt, sw, ar: isolated(ar), am, ha }

test.each(LANGUAGES)(
  'every opener offered in %s is recognized with the names on its screens',
  async (language) => {
    const { body } = await t.visitor.send<{ data: ReferenceData }>(
      'GET',
      '/functions/v1/get-reference-data',
      undefined,
      { 'accept-language': language },
    )
    const namesOf = (list: ReadonlyArray<{ name: string }>) => list.map(({ name }) => name)
    const { languages, interests } = body.data
    const offered = allOpeners(SPOKEN[language], {
      language: namesOf(languages),
      interest: namesOf(interests),
    })
    expect(offered.length).toBeGreaterThan(2 * languages.length + 2 * interests.length)
    const known = await t.app.suggestedOpeners()
    expect(offered.filter((text) => !known.has(text))).toEqual([])
  },
)

test('openers that failed to load are loaded again at the next message', async () => {
  await t.app.db.schema.alterTable('interests').renameTo('interests_elsewhere').execute()
  const suggestedOpeners = createSuggestedOpeners(t.app.db)
  await expect(suggestedOpeners()).rejects.toThrow()
  await t.app.db.schema.alterTable('interests_elsewhere').renameTo('interests').execute()
  expect((await suggestedOpeners()).has('What made you smile this week?')).toBe(true)
})
