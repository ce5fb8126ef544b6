interface Area {
  files: readonly string[]
  /** The tests that must notice a fault in them. */
  tests: readonly string[]
}

const inServer = (folder: string, files: readonly string[]) =>
  files.map((file) => `server/src/${folder}/${file}`)

/** Rules that members rely on, with the tests that are about them. */
export const AREAS: Readonly<Record<string, Area>> = {
  terms: {
    files: inServer('features/membership', ['terms/terms.rules.ts', 'refunds/refunds.rules.ts']),
    tests: inServer('features/membership', [
      'terms/terms.rules.test.ts',
      'terms/histories.property.test.ts',
      'refunds/refunds.rules.test.ts',
    ]),
  },
  likes: {
    files: inServer('features/likes', ['likes.rules.ts', 'likes.queries.ts']),
    tests: inServer('features/likes', [
      'likes.rules.test.ts',
      'likes.routes.test.ts',
      'likes.limits.test.ts',
      'likes.listeners.test.ts',
    ]),
  },
  messaging: {
    files: inServer('features/messaging', ['send-message.ts', 'messaging.queries.ts', 'conversations.ts']),
    tests: [
      ...inServer('features/messaging', [
        'messaging.queries.test.ts',
        'messaging.realtime.test.ts',
        'messaging.routes.test.ts',
      ]),
      'server/src/features/ban-list/waiting.test.ts',
    ],
  },
  photos: {
    files: inServer('features/photos', ['photo-grants.rules.ts', 'photo-grants.queries.ts']),
    tests: inServer('features/photos', [
      'photo-grants.test.ts',
      'photo-grants.property.test.ts',
      'photos.routes.test.ts',
    ]),
  },
  decisions: {
    files: inServer('features/decisions', [
      'draft-decision.ts',
      'suggested-step.ts',
      'late-reports.ts',
      'bans.ts',
    ]),
    tests: inServer('features/decisions', [
      'decide.test.ts',
      'bans.test.ts',
      'own-account.test.ts',
      'statements.test.ts',
    ]),
  },
  limits: {
    files: inServer('platform', ['limits.ts', 'limits.queries.ts']),
    tests: [
      'server/src/platform/limits.test.ts',
      ...inServer('features/accounts', [
        'limits/accounts.limits.test.ts',
        'limits/code-budgets.test.ts',
        'sign-in/password-guessing.test.ts',
      ]),
    ],
  },
}
