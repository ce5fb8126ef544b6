import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'

const words = pseudo({
  close: 'Close',
  many: '+',
  locale: 'en-GB',
  nested: { list: ['One', 'Two'] },
  ask: 'Read our <faq>FAQ</faq> or write to <mail>us@ndoa.example</mail> within {count} days.',
  likes: (name: string, count: number) => `${name} likes ${count} of you`,
  both: (names: readonly string[]) => names.join(' and '),
})

test('words are longer, bracketed and readable', () => {
  expect(words.close).toBe('[Çļööšéé]')
  expect(words.nested.list).toEqual(['[Öñéé]', '[Ţŵöö]'])
  expect([words.many, words.locale]).toEqual(['+', 'en-GB'])
})

test('marks, addresses, names and counts are unchanged', () => {
  expect(words.ask).toBe(
    '[Ŕééååđ ööûûŕ <faq>ƑÅǪ</faq> ööŕ ŵŕîîţéé ţöö <mail>us@ndoa.example</mail> ŵîîţĥîîñ {count} đååýš.]',
  )
  expect(words.likes('Kofi Mensah', 2)).toBe('[Kofi Mensah ļîîķééš 2 ööƒ ýööûû]')
  expect(words.both(['Ann', 'Anne'])).toBe('[Ann ååñđ Anne]')
})
