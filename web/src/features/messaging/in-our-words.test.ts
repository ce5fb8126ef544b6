import { REMOVED_MESSAGE } from '@ndoa/contract/removed-message'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../../words/spoken.ts'
import { inOurWords, textOf } from './in-our-words.ts'
import { aConversation } from './messages.test-data.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

afterEach(() => speak({ messaging: en }))

test('what the server says of a conversation in English is read in the language of the app', () => {
  speak({ messaging: fr })
  const away = aConversation({
    other_user_name: 'Member not available',
    available: false,
    content: REMOVED_MESSAGE,
  })
  const here = aConversation({ other_user_name: 'Kofi', content: 'Bonsoir' })
  expect(inOurWords([away, here]).map(({ other_user_name, content }) => [other_user_name, content])).toEqual([
    [fr.notAvailable, fr.removed],
    ['Kofi', 'Bonsoir'],
  ])
  expect(textOf(REMOVED_MESSAGE)).toBe(fr.removed)
})
