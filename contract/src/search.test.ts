import { expect, test } from 'vitest'
import { certainMatch, searchIn, searchKey } from './search.ts'

test.each([
  ["Côte d'Ivoire", 'cote d’ivoire', 'COTE-D IVOIRE', 'Cotedʼivoire'],
  ["N'Djamena", 'Ndjamena', 'n djamena', 'Nʻdjamena'],
  ['Guinea-Bissau', 'guinea bissau', 'Guinea‑Bissau', 'guineabissau'],
  ['مصر الجديدة', 'مصر الجديده', 'مـصر الجديدة'],
  ['على', 'علي'],
  ['أمريكا', 'امريكا', 'إمريكا', 'آمريكا'],
  ['إسرائيل', 'اسرايل'.replace('يل', 'ييل')],
  ['ሐዋሳ', 'ሀዋሳ', 'ኃዋሳ', 'ኸዋሳ'],
  ['ሠላም', 'ሰላም'],
  ['ፀሐይ', 'ጸሀይ'],
  ['ዓለም', 'አለም'],
  ['Fulɓe', 'fulbe'],
  ['ɗan', 'dan'],
  ['Ƙano', 'kano'],
  ['Ɛwe Eʋegbe', 'ewe evegbe'],
  ['Akɔ', 'ako'],
  ['Ŋgoni', 'ngoni'],
  ['Yorùbá', 'yoruba', 'Yoruba'],
  ['São Tomé', 'sao tome'],
  ['١٢٣', '123', '１２３'],
])('%s is found however it is typed', (name, ...forms) => {
  for (const form of forms) expect(searchKey(form)).toBe(searchKey(name))
})

const COUNTRIES = [
  { code: 'AF', name: 'Afghanistan' },
  { code: 'AS', name: 'American Samoa' },
  { code: 'GQ', name: 'Equatorial Guinea' },
  { code: 'GH', name: 'Ghana' },
  { code: 'GN', name: 'Guinea' },
  { code: 'GW', name: 'Guinea-Bissau' },
  { code: 'NE', name: 'Niger' },
  { code: 'NG', name: 'Nigeria' },
  { code: 'US', name: 'United States', alias: 'America' },
]
const namesOf = ({ code, name, alias = '' }: { code: string; name: string; alias?: string }) => [
  name,
  code,
  alias,
]
const found = (query: string) => searchIn(COUNTRIES, query, namesOf).map(({ code }) => code)
const certain = (query: string) => certainMatch(COUNTRIES, query, namesOf)?.code

test('a name, an alias or a code comes first, then what begins with the query, later words, and the rest', () => {
  expect(found('guinea')).toEqual(['GN', 'GW', 'GQ'])
  expect(found('america')).toEqual(['US', 'AS'])
  expect(found('ghan')).toEqual(['GH', 'AF'])
  expect(found('ng')[0]).toBe('NG')
  expect(found('xyz')).toEqual([])
})

test('an empty query finds everything, and signs alone nothing', () => {
  expect(found('  ')).toHaveLength(COUNTRIES.length)
  expect(found('?!')).toEqual([])
})

test.each([
  ['Niger', 'NE'],
  ['niger', 'NE'],
  ['Nigeri', 'NG'],
  ['Nige', undefined],
  ['America', 'US'],
  ['Americ', undefined],
  ['States', undefined],
  ['bissau', undefined],
  ['', undefined],
])('Enter after "%s" chooses %s', (query, code) => {
  expect(certain(query)).toBe(code)
})
