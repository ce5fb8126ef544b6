import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitsIn, pageOf } from './find.ts'

const files = globSync('server/src/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] }).toSorted()
const limits = files.flatMap((file) => limitsIn(file, readFileSync(file, 'utf8')))

test('docs/limits.md lists all limits', async () => {
  expect(limits.length).toBeGreaterThan(70)
  await expect(pageOf(limits)).toMatchFileSnapshot('../../../docs/limits.md')
})

test('each feature’s fixed limits are in one file', () => {
  const homes = new Map<string, Set<string>>()
  for (const { folder, file, isSetting } of limits)
    if (!isSetting) homes.set(folder, (homes.get(folder) ?? new Set()).add(file))
  expect([...homes].filter(([, of]) => of.size > 1)).toEqual([])
})

test('settings and fixed limits are found, and a limit without a name is refused', () => {
  const found = limitsIn(
    'server/src/features/dating/likes/likes.config.ts',
    `LIMIT_LIKES: limitSetting('100/1 day', 'likes that one member gives'),\nconst ASKED = { max: 2_000, per: '1 hour' }`,
  )
  expect(found).toMatchObject([
    { folder: 'features/dating/likes', name: 'LIMIT_LIKES', value: '100/1 day', isSetting: true },
    { folder: 'features/dating/likes', name: 'ASKED', value: '2000/1 hour', isSetting: false },
  ])
  expect(() => limitsIn('server/src/app/a.ts', `tryConsume(db, key, { max: 1, per: '1 day' })`)).toThrow(
    'app/a.ts',
  )
})
