import { expect, test } from 'vitest'
import { isFewEmoji } from './emoji.ts'

test.each([
  '😀',
  '❤️',
  '❤',
  '👍🏿',
  '👩🏾‍❤️‍👨🏿',
  '👨‍👩‍👧‍👦',
  '🇳🇬',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '3️⃣',
  '☝🏽',
  '🙏🏾 🙏🏾',
  '🎉🎉🎉',
  '👁️‍🗨️',
])('%s is one to three emoji', (content) => expect(isFewEmoji(content)).toBe(true))

test.each(['😀😀😀😀', 'Yes 😀', '3', '#', '©', '12:05', '😀!', '', '  ', '🇳🇬🇬🇭🇰🇪🇿🇦', 'ẹ'])(
  '%s is an ordinary message',
  (content) => expect(isFewEmoji(content)).toBe(false),
)
