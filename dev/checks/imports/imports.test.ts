import { describe, expect, test } from 'vitest'
import { importsIn } from './find.ts'
import { violation } from './judge.ts'

const violations = (file: string, text: string) =>
  importsIn(file, text)
    .map((found) => violation(found))
    .filter((why) => why !== undefined)

const LIKES = 'server/src/features/dating/likes/likes.rules.ts'

describe('imports that point back', () => {
  test.each([
    ['an earlier feature by its index', LIKES, `import { openMatch } from '../matches/index.ts'`],
    ['a file of the same feature', LIKES, `import { insertLike } from './likes.queries.ts'`],
    ['the contract', LIKES, `import type { LikeMember } from '@ndoa/contract/dating/likes'`],
    [
      'the membership where it opens something',
      'server/src/features/notifications/deliveries/deliver.ts',
      `import { isOpenTo } from '../../membership/index.ts'`,
    ],
    ['a library', LIKES, `import { sql } from 'kysely'`],
    [
      'a helper of tests in a test',
      LIKES.replace('.ts', '.test.ts'),
      `import { freshApp } from '../../../../test/app.ts'`,
    ],
    [
      'a feature in a screen',
      'web/src/routes/likes.tsx',
      `import { LikeCard } from '../features/dating/likes/index.ts'`,
    ],
    [
      'a screen of a feature in the frame of the console',
      'web/src/staff/screens.tsx',
      `import { QueueScreen } from '../features/trust/cases/console/index.ts'`,
    ],
    [
      'the frame of the console in its part of a feature',
      'web/src/features/trust/cases/console/queue-screen.tsx',
      `import { navigate } from '../../../../staff/location.ts'`,
    ],
    [
      'the demo world in a bench',
      'bench/likes/a.bench.ts',
      `import { createRandom } from '../../dev/demo/generators.ts'`,
    ],
    [
      'the English of a translation',
      'languages/fr/web/lib/words.ts',
      `import type { words as en } from '@ndoa/web/lib/words'`,
    ],
    ['the launcher in a script', 'bin/start.mjs', `import { install } from '../dev/launcher/install.mjs'`],
  ])('%s is fine', (_what, file, text) => {
    expect(importsIn(file, text)).toHaveLength(1)
    expect(violations(file, text)).toEqual([])
  })
})

describe('imports that do not', () => {
  test.each([
    [
      'a later feature',
      LIKES,
      `import { tell } from '../../notifications/in-app/index.ts'`,
      'likes comes before in-app',
    ],
    [
      'trust in dating',
      LIKES,
      `import { openCase } from '../../trust/cases/index.ts'`,
      'likes comes before cases',
    ],
    [
      'a feature in what all share',
      'server/src/features/shared/limits.ts',
      `import { rank } from '../dating/discovery/index.ts'`,
      'knows none of them',
    ],
    ['a feature on the same step', LIKES, `import { rank } from '../discovery/index.ts'`, 'are on one step'],
    [
      'the inside of a feature',
      LIKES,
      `import { lock } from '../matches/matches.queries.ts'`,
      'by its index',
    ],
    ['an unknown feature', LIKES, `import { x } from '../astrology/index.ts'`, 'does not name astrology'],
    [
      'the app in a feature',
      LIKES,
      `import { app } from '../../../app/start.ts'`,
      'may not import server/src/app',
    ],
    [
      'a helper of tests outside a test',
      LIKES,
      `import { freshApp } from '../../../../test/app.ts'`,
      'server/test',
    ],
    [
      'dating in the platform',
      'server/src/platform/db.ts',
      `import '../features/likes/index.ts'`,
      'may not import',
    ],
    [
      'the development environment in the server',
      'server/src/app/start.ts',
      `import { startDatabase } from '../../../dev/postgres/index.ts'`,
      'may not import dev/postgres',
    ],
    [
      'a script in anything',
      'web/vitest.config.ts',
      `import { findBrowser } from '../bin/find-browser.mjs'`,
      'may not import bin',
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
      `import '../../web/src/lib/api/api.ts'`,
      'may not',
    ],
    [
      'the console of the staff in the members’ app',
      'web/src/app/main.tsx',
      `import { Frame } from '../staff/frame.tsx'`,
      'may not import web/src/staff',
    ],
    [
      'the console’s part of a feature in the members’ part',
      'web/src/features/trust/verification/own-verification-screen.tsx',
      `import { VerificationCase } from './console/verification-case.tsx'`,
      'may not import web/src/staff',
    ],
    [
      'the members’ part in the console’s',
      'web/src/features/trust/verification/console/verification-case.tsx',
      `import { AskToVerify } from '../index.ts'`,
      'may not import web/src/features',
    ],
    [
      'a later feature in the console’s part of an earlier one',
      'web/src/features/trust/cases/console/queue-screen.tsx',
      `import { DecidePanel } from '../../decisions/console/index.ts'`,
      'cases comes before decisions',
    ],
    [
      'the inside of another console’s part',
      'web/src/features/trust/console/case-screen.tsx',
      `import { DecidePanel } from '../decisions/console/decide-panel.tsx'`,
      'by its index, web/src/features/trust/decisions/console/index.ts',
    ],
    [
      'another language in a translation',
      'languages/fr/web/lib/words.ts',
      `import { words } from '@ndoa/languages/pt/web/lib/words'`,
      'may not import languages/pt/web',
    ],
    [
      'a translation in a screen',
      'web/src/lib/dates.ts',
      `import { words } from '@ndoa/languages/fr/web/lib/words'`,
      'may not import languages/fr/web',
    ],
    [
      'the membership in a feature that is never paid for',
      'server/src/features/dating/messaging/send-message.ts',
      `import { isOpenTo } from '../../membership/index.ts'`,
      'messaging is free for everybody',
    ],
    [
      'its rules in the contract',
      LIKES,
      `import { includesBenefit } from '@ndoa/contract/membership/membership-rules'`,
      'likes is free for everybody',
    ],
    [
      'the membership in a feature of the web app',
      'web/src/features/dating/discovery/filters.tsx',
      `import { MembershipPanel } from '../../membership/index.ts'`,
      'discovery is free for everybody',
    ],
    ['a library in the engine', 'matching/src/score.ts', `import { cpus } from 'node:os'`, 'imports nothing'],
  ])('%s is refused', (_what, file, text, why) => {
    expect(violations(file, text)).toEqual([expect.stringContaining(why)])
  })

  test('every form of import is found with its line number', () => {
    const text = [
      `import {`,
      `  tell,`,
      `} from '../../notifications/in-app/index.ts'`,
      `export { help } from '../../trust/support/index.ts'`,
      `const later = () => import('../../trust/staff/index.ts')`,
    ].join('\n')
    expect(importsIn(LIKES, text).map(({ line, to }) => [line, to.split('/')[3]])).toEqual([
      [1, 'notifications'],
      [4, 'trust'],
      [5, 'trust'],
    ])
    expect(violations(LIKES, text)).toHaveLength(3)
  })
})
