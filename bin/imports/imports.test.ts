import { describe, expect, test } from 'vitest'
import { importsIn } from './draw.ts'
import { complaint } from './judge.ts'

const complaints = (file: string, text: string) =>
  importsIn(file, text)
    .map((found) => complaint(found))
    .filter((why) => why !== undefined)

const LIKES = 'server/src/features/likes/likes.rules.ts'

describe('imports that point back', () => {
  test.each([
    ['an earlier feature by its door', LIKES, `import { openMatch } from '../matches/index.ts'`],
    ['a file of the same feature', LIKES, `import { insertLike } from './likes.queries.ts'`],
    ['the contract', LIKES, `import type { LikeMember } from '@ndoa/contract/likes'`],
    ['a library', LIKES, `import { sql } from 'kysely'`],
    [
      'a helper of tests in a test',
      LIKES.replace('.ts', '.test.ts'),
      `import { freshApp } from '../../../test/app.ts'`,
    ],
    [
      'a feature in a screen',
      'web/src/routes/likes.tsx',
      `import { LikeCard } from '../features/likes/index.ts'`,
    ],
    ['the cast in a journey', 'e2e/journeys/like.spec.ts', `import { AMARA } from '@ndoa/server/seed/cast'`],
  ])('%s is fine', (_what, file, text) => {
    expect(importsIn(file, text)).toHaveLength(1)
    expect(complaints(file, text)).toEqual([])
  })
})

describe('imports that do not', () => {
  test.each([
    [
      'a later feature',
      LIKES,
      `import { tell } from '../notifications/index.ts'`,
      'likes comes before notifications',
    ],
    ['a feature on the same step', LIKES, `import { rank } from '../discovery/index.ts'`, 'are on one step'],
    ['the inside of a feature', LIKES, `import { lock } from '../matches/matches.queries.ts'`, 'by its door'],
    ['an unknown feature', LIKES, `import { x } from '../astrology/index.ts'`, 'does not name astrology'],
    [
      'the app in a feature',
      LIKES,
      `import { app } from '../../app/start.ts'`,
      'may not import server/src/app',
    ],
    [
      'a helper of tests outside a test',
      LIKES,
      `import { freshApp } from '../../../test/app.ts'`,
      'server/test',
    ],
    [
      'dating in the platform',
      'server/src/platform/db.ts',
      `import '../features/likes/index.ts'`,
      'may not import',
    ],
    [
      'the contract in the design system',
      'web/src/ui/card.tsx',
      `import { BRAND } from '@ndoa/contract/brand'`,
      'web/src/ui',
    ],
    [
      'the server in the web app',
      'web/src/app/main.tsx',
      `import { x } from '@ndoa/server/app/start'`,
      'may not import',
    ],
    [
      'the inside of the web app in a journey',
      'e2e/journeys/a.spec.ts',
      `import '../../web/src/lib/api.ts'`,
      'may not',
    ],
    [
      'a library in the engine',
      'matching/src/score.ts',
      `import { cpus } from 'node:os'`,
      'stands on nothing',
    ],
  ])('%s is complained about', (_what, file, text, why) => {
    expect(complaints(file, text)).toEqual([expect.stringContaining(why)])
  })

  test('every way of importing is seen, with its line', () => {
    const text = [
      `import {`,
      `  tell,`,
      `} from '../notifications/index.ts'`,
      `export { help } from '../support/index.ts'`,
      `const later = () => import('../admin/index.ts')`,
    ].join('\n')
    expect(importsIn(LIKES, text).map(({ line, to }) => [line, to.split('/')[3]])).toEqual([
      [1, 'notifications'],
      [4, 'support'],
      [5, 'admin'],
    ])
    expect(complaints(LIKES, text)).toHaveLength(3)
  })
})
