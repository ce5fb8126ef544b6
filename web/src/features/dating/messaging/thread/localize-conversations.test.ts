import { REMOVED_MESSAGE } from '@ndoa/contract/dating/removed-message'
import { words as fr } from '@ndoa/languages/fr/web/features/dating/messaging/words'
import { afterEach, expect, test } from 'vitest'
import { applyWords } from '../../../../words/spoken.ts'
import { aConversation } from '../messages.test-data.ts'
import { words } from '../words.ts'
import { localizeConversations, textOf } from './localize-conversations.ts'

const english = { ...words }
afterEach(() => applyWords({ messaging: english }))

test('the server’s English sentences about a conversation are shown in the app’s language', () => {
  applyWords({ messaging: fr })
  const away = aConversation({
    other_user_name: 'Member not available',
    available: false,
    content: REMOVED_MESSAGE,
  })
  const here = aConversation({ other_user_name: 'Kofi', content: 'Bonsoir' })
  expect(
    localizeConversations([away, here]).map(({ other_user_name, content }) => [other_user_name, content]),
  ).toEqual([
    [fr.notAvailable, fr.removed],
    ['Kofi', 'Bonsoir'],
  ])
  expect(textOf(REMOVED_MESSAGE)).toBe(fr.removed)
})
