import { expect, test } from 'vitest'
import { isolated, isolatedName } from './isolated.ts'

const words = isolated({
  nameAge: (name: string, age: number) => `${name}، ${age}`,
  plain: 'مرحبا بكم في Ndoa',
  adults: 'للبالغين 18+ فقط',
  likes: (name: string, count: number) => `أعجبت ${name} بك ${count} مرات`,
  match: (percent: number) => `توافق ${percent}%`,
  sent: (phone: string) => `أرسلنا رمزا إلى ${phone}.`,
  row: (percent: number) => `<more>نسبة التوافق </more>${percent}%`,
  write: (address: string) => `اكتب إلى <mail>${address}</mail> من فضلك`,
  file: (brand: string) => `${brand}-codes.txt`,
  codes: (codes: string) => `رموز\n${codes}`,
  several: [(name: string) => `كلانا يتحدث ${name}`],
})

test('names, numbers and percentages keep their direction in a right-to-left sentence', () => {
  expect(words.likes('Wanjiru K.', 2)).toBe('أعجبت \u2068Wanjiru K.\u2069 بك 2 مرات')
  expect(words.sent('+234 803 123 4567')).toBe('أرسلنا رمزا إلى \u2068+234 803 123 4567\u2069.')
  expect(words.match(87)).toBe('توافق \u206887%\u2069')
  expect(words.row(95)).toBe('<more>نسبة التوافق </more>\u206895%\u2069')
  expect(words.adults).toBe('للبالغين \u206818+\u2069 فقط')
  expect(words.several[0]?.('Hausa')).toBe('كلانا يتحدث \u2068Hausa\u2069')
})

test('text that needs no isolation is unchanged', () => {
  expect(words.plain).toBe('مرحبا بكم في Ndoa')
  expect(words.likes('أمل', 2)).toBe('أعجبت أمل بك 2 مرات')
  expect(words.write('us@ndoa.example')).toBe('اكتب إلى <mail>us@ndoa.example</mail> من فضلك')
  expect(words.file('Ndoa')).toBe('Ndoa-codes.txt')
  expect(words.codes('A1\nB2')).toBe('رموز\nA1\nB2')
})

test('a name keeps its side of the age in both directions', () => {
  expect(words.nameAge('Kofi', 32)).toBe('\u2068Kofi\u2069، 32')
  expect(words.nameAge('ሰላም', 32)).toBe('\u2068ሰላም\u2069، 32')
  expect(words.nameAge('فاطمة', 29)).toBe('فاطمة، 29')
  expect(isolatedName('فاطمة')).toBe('\u2068فاطمة\u2069')
  expect(isolatedName('Kofi')).toBe('Kofi')
  expect(isolatedName('ሰላም')).toBe('ሰላም')
})
