import type { ReferenceData } from '@ndoa/contract/identity/reference'
import type { Language } from '@ndoa/contract/languages'
import { certainMatch, searchIn } from '@ndoa/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { readReference } from './index.ts'

type List = 'countries' | 'languages' | 'tribes'

/** What members type, and whom it means, also on the reference list of inputs that once found nothing. */
const TYPED: readonly (readonly [Language, List, string, string])[] = [
  ['en', 'countries', 'USA', 'US'],
  ['en', 'countries', 'america', 'US'],
  ['en', 'countries', 'UK', 'GB'],
  ['en', 'countries', 'England', 'GB'],
  ['en', 'countries', 'Great Britain', 'GB'],
  ['en', 'countries', 'UAE', 'AE'],
  ['en', 'countries', 'Ivory Coast', 'CI'],
  ['en', 'countries', 'Côte d’Ivoire', 'CI'],
  ['en', 'countries', 'cote divoire', 'CI'],
  ['en', 'countries', 'cote-d ivoire', 'CI'],
  ['en', 'countries', 'DRC', 'CD'],
  ['en', 'countries', 'Swaziland', 'SZ'],
  ['en', 'countries', 'Cabo Verde', 'CV'],
  ['en', 'countries', 'Turkey', 'TR'],
  ['en', 'countries', 'turkiye', 'TR'],
  ['en', 'countries', 'Niger', 'NE'],
  ['en', 'countries', 'NG', 'NG'],
  ['en', 'countries', 'ZAF', 'ZA'],
  ['en', 'countries', 'Guinea', 'GN'],
  ['en', 'countries', 'guinea bissau', 'GW'],
  ['en', 'countries', 'Gambia', 'GM'],
  ['en', 'countries', 'Tanzania', 'TZ'],
  ['en', 'countries', 'Dominica', 'DM'],
  ['en', 'countries', 'Sao Tome', 'ST'],
  ['en', 'languages', 'Kiswahili', 'swahili'],
  ['en', 'languages', 'isizulu', 'zulu'],
  ['en', 'languages', 'gikuyu', 'kikuyu'],
  ['en', 'languages', 'Peul', 'fulani'],
  ['en', 'languages', 'Xichangana', 'changana'],
  ['en', 'languages', 'eʋegbe', 'ewe'],
  ['en', 'tribes', 'Peul', 'fulani'],
  ['en', 'tribes', 'fulɓe', 'fulani'],
  ['en', 'tribes', 'Yorùbá', 'yoruba'],
  ['en', 'tribes', 'wachagga', 'chagga'],
  ['fr', 'countries', 'Angleterre', 'GB'],
  ['fr', 'countries', 'Centrafrique', 'CF'],
  ['fr', 'countries', 'RDC', 'CD'],
  ['fr', 'countries', 'Etats Unis', 'US'],
  ['fr', 'countries', 'etats-unis d’amerique', 'US'],
  ['fr', 'countries', 'Emirats', 'AE'],
  ['fr', 'countries', 'cote d ivoire', 'CI'],
  ['fr', 'countries', 'Ecosse', 'GB'],
  ['fr', 'countries', 'UK', 'GB'],
  ['fr', 'tribes', 'haoussa', 'hausa'],
  ['fr', 'tribes', 'hausa', 'hausa'],
  ['fr', 'tribes', 'malinke', 'mandinka'],
  ['fr', 'languages', 'berbere', 'tamazight'],
  ['pt', 'countries', 'EUA', 'US'],
  ['pt', 'countries', 'Inglaterra', 'GB'],
  ['pt', 'countries', 'RDC', 'CD'],
  ['pt', 'countries', 'Suazilandia', 'SZ'],
  ['pt', 'countries', 'Quênia', 'KE'],
  ['pt', 'countries', 'mocambique', 'MZ'],
  ['pt', 'tribes', 'Macua', 'makua'],
  ['pt', 'tribes', 'changana', 'tsonga'],
  ['pt', 'languages', 'quimbundo', 'kimbundu'],
  ['sw', 'countries', 'Uingereza', 'GB'],
  ['sw', 'countries', 'Marekani', 'US'],
  ['sw', 'countries', 'amerika', 'US'],
  ['sw', 'countries', 'Misri', 'EG'],
  ['sw', 'countries', 'Kongo Kinshasa', 'CD'],
  ['sw', 'languages', 'kimandinka', 'mandinka'],
  ['sw', 'tribes', 'Wachaga', 'chagga'],
  ['ar', 'countries', 'أمريكا', 'US'],
  ['ar', 'countries', 'امريكا', 'US'],
  ['ar', 'countries', 'انجلترا', 'GB'],
  ['ar', 'countries', 'السعوديه', 'SA'],
  ['ar', 'countries', 'سودان', 'SD'],
  ['ar', 'countries', 'سوريه', 'SY'],
  ['ar', 'countries', 'الامارات', 'AE'],
  ['ar', 'countries', 'اثيوبيا', 'ET'],
  ['ar', 'tribes', 'فولاني', 'fulani'],
  ['ar', 'languages', 'امازيغيه', 'tamazight'],
  ['ar', 'languages', 'ماندينكا', 'mandinka'],
  ['am', 'countries', 'አሜሪካ', 'US'],
  ['am', 'countries', 'ዐሜሪካ', 'US'],
  ['am', 'countries', 'እንግሊዝ', 'GB'],
  ['am', 'countries', 'ሣዑዲ', 'SA'],
  ['am', 'countries', 'ግብፅ', 'EG'],
  ['am', 'countries', 'ግብጽ', 'EG'],
  ['am', 'tribes', 'ዐማራ', 'amhara'],
  ['am', 'tribes', 'ሀውሳ', 'hausa'],
  ['ha', 'countries', 'Amurka', 'US'],
  ['ha', 'countries', 'amerika', 'US'],
  ['ha', 'countries', 'Ingila', 'GB'],
  ['ha', 'countries', 'burtaniya', 'GB'],
  ['ha', 'countries', 'Kwaddebuwa', 'CI'],
  ['ha', 'countries', 'Ivory Coast', 'CI'],
  ['ha', 'countries', 'Najeriya', 'NG'],
  ['ha', 'countries', 'nijar', 'NE'],
  ['ha', 'countries', 'Chadi', 'TD'],
  ['ha', 'countries', 'Saliyo', 'SL'],
  ['ha', 'countries', 'Masar', 'EG'],
  ['ha', 'countries', 'afrika ta kudu', 'ZA'],
  ['ha', 'countries', 'Daular Larabawa', 'AE'],
  ['ha', 'countries', 'hadaddiyar daular larabawa', 'AE'],
  ['ha', 'countries', 'falasdinu', 'PS'],
  ['ha', 'countries', 'Kwango Kinshasa', 'CD'],
  ['ha', 'languages', 'yarbanci', 'yoruba'],
  ['ha', 'languages', 'Fulfulde', 'fulani'],
  ['ha', 'tribes', 'hausawa', 'hausa'],
  ['ha', 'tribes', 'larabawa', 'arab'],
  ['ha', 'tribes', 'Abzinawa', 'tuareg'],
  ['ha', 'tribes', 'yoruba', 'yoruba'],
]

/** Forms that begin like several countries, or only occur in the name of another one. */
const UNCERTAIN: readonly (readonly [Language, string])[] = [
  ['en', 'Nig'],
  ['en', 'Congo'],
  ['en', 'Guin'],
  ['en', 'Korea'],
  ['fr', 'Gui'],
  ['ar', 'جنوب'],
  ['ha', 'Kwango'],
  ['ha', 'Koriya'],
]

let t: TestApp
const read = new Map<Language, ReferenceData>()
beforeAll(async () => {
  t = await testApp()
  for (const language of ['en', 'fr', 'pt', 'sw', 'ar', 'am', 'ha'] as const)
    read.set(language, await readReference(t.app.db, language))
})
afterAll(() => t.close())

interface Entry {
  id: string
  names: string[]
}

function entriesOf(language: Language, list: List): Entry[] {
  const data = read.get(language)!
  return data[list].map((one) => {
    const id = 'code' in one ? one.code : one.id
    return { id, names: [one.name, id, ...(one.aliases ?? [])] }
  })
}

test.each(TYPED)(
  'in %s, of the %s, "%s" first finds %s, and Enter chooses it',
  (language, list, typed, id) => {
    const entries = entriesOf(language, list)
    expect(searchIn(entries, typed, ({ names }) => names)[0]?.id).toBe(id)
    expect(certainMatch(entries, typed, ({ names }) => names)?.id).toBe(id)
  },
)

test.each(UNCERTAIN)('in %s, Enter chooses no country for "%s"', (language, typed) => {
  const entries = entriesOf(language, 'countries')
  expect(searchIn(entries, typed, ({ names }) => names).length).toBeGreaterThan(1)
  expect(certainMatch(entries, typed, ({ names }) => names)).toBeUndefined()
})

test('no name or alias means two countries, languages or peoples', () => {
  for (const language of read.keys())
    for (const list of ['countries', 'languages', 'tribes'] as const) {
      const entries = entriesOf(language, list)
      const unclear = entries.filter(({ id, names }) =>
        names.some((name) => certainMatch(entries, name, (entry) => entry.names)?.id !== id),
      )
      expect([language, list, unclear.map(({ id }) => id)]).toEqual([language, list, []])
    }
})
