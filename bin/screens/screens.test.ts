import { expect, test } from 'vitest'
import { complaints, pageOf } from './page.ts'
import { titlesIn } from './titles.ts'

const catalogue = {
  '2 Likes': { title: "'People Who Liked You'", tiles: 'four figures' },
  '8 Likes': { token: { says: 'no token', departure: 'tokens in storage' } },
  '9 Words': { figures: { says: 'four', as: '2 Likes (tiles)' } },
}

const DEPARTURES =
  '| it says | we do | why |\n|---|---|---|\n| tokens in storage, everywhere | a cookie | safer |'

test('a title names what it shows, in one place of the specification or in several', () => {
  const source = `
    test('2 Likes (title, tiles), 8 Likes (token): the figures are true', () => {})
    test.each(WORDS)("2 Likes (title): it's %s", () => {})
    test('nobody yet', () => {})
    test('at 2 Likes (title): not at the beginning', () => {})`
  expect(titlesIn(source, 'a.test.ts')).toEqual([
    {
      claims: ['2 Likes (title)', '2 Likes (tiles)', '8 Likes (token)'],
      promise: 'the figures are true',
      file: 'a.test.ts',
    },
    { claims: ['2 Likes (title)'], promise: "it's %s", file: 'a.test.ts' },
  ])
})

test('what is said twice is shown once; what has no test, or is done in another way, stands at the end', () => {
  const titles = titlesIn("test('2 Likes (tiles): all four', () => {})", 'a.test.ts')
  const page = pageOf(catalogue, titles, DEPARTURES)
  expect(page).toContain('4 claims: 2 are shown as they are said, 1 are done in another way, 1 have no test.')
  expect(page).toContain('| figures | four | [all four](../a.test.ts) |')
  expect(page).toMatch(
    /Done in another way\s*- 8 Likes \(token\): no token. Instead: a cookie \(safer\)\.\s*## Without a test\s*- 2 Likes \(title\)[^#]*$/,
  )
})

test('a name that nobody knows, and a departure that is not explained, are told', () => {
  const titles = titlesIn("test('2 Likes (sort): four orders', () => {})", 'a.test.ts')
  expect(complaints(catalogue, titles, DEPARTURES)).toEqual(['a.test.ts: nothing is called 2 Likes (sort)'])
  expect(complaints(catalogue, [], '')).toEqual([
    '8 Likes (token): docs/departures.md has no row “tokens in storage”',
  ])
})
