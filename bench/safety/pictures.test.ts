import { expect, test } from 'vitest'
import { MANIPULATIONS } from '../../server/src/features/ban-list/pictures/manipulations.test-data.ts'
import * as hashing from '../../server/src/features/ban-list/pictures/picture-hash.ts'
import { type Hashing, pictureFigures } from './pictures.ts'

const { mirrored, recompressed } = MANIPULATIONS
const size = { changed: 5, compared: 12, manipulations: { mirrored, recompressed } }
const missed = async (planted: Partial<Hashing>) =>
  (await pictureFigures({ ...hashing, ...planted }, size))
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

test('hashing as it is finds what was changed and mistakes nothing', async () => {
  expect(await missed({})).toEqual([])
})

test('hashing that does not know mirror images is noticed', async () => {
  expect(await missed({ hashesToAsk: hashing.hashesToKeep })).toEqual(['C2: mirrored'])
})

test('hashing that takes all pictures for one is noticed', async () => {
  const same = async () => ['0'.repeat(256)]
  expect(await missed({ hashesToKeep: same, hashesToAsk: same })).toEqual(['C2: pairs taken for each other'])
})

test('hashing that keeps nothing is noticed', async () => {
  expect(await missed({ hashesToKeep: async () => [] })).toEqual(['C2: mirrored', 'C2: recompressed'])
})
