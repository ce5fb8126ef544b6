interface Area {
  files: readonly string[]
  tests: readonly string[]
}

const inServer = (folder: string, files: readonly string[]) =>
  files.map((file) => `server/src/${folder}/${file}`)

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
    files: inServer('features/dating/likes', ['likes.rules.ts', 'likes.queries.ts']),
    tests: inServer('features/dating/likes', [
      'likes.rules.test.ts',
      'likes.routes.test.ts',
      'likes.limits.test.ts',
      'likes.listeners.test.ts',
    ]),
  },
  messaging: {
    files: inServer('features/dating/messaging', [
      'send-message.ts',
      'messaging.queries.ts',
      'conversations.ts',
    ]),
    tests: [
      ...inServer('features/dating/messaging', [
        'messaging.queries.test.ts',
        'messaging.realtime.test.ts',
        'messaging.routes.test.ts',
      ]),
      'server/src/features/trust/ban-list/waiting.test.ts',
      'server/src/features/trust/shield/shield.test.ts',
    ],
  },
  photos: {
    files: inServer('features/dating/photos', ['photo-grants.rules.ts', 'photo-grants.queries.ts']),
    tests: inServer('features/dating/photos', [
      'photo-grants.test.ts',
      'photo-grants.property.test.ts',
      'photos.routes.test.ts',
    ]),
  },
  decisions: {
    files: inServer('features/trust/decisions', [
      'decide/draft-decision.ts',
      'decide/suggested-step.ts',
      'apply/apply-decision.ts',
      'bans/proposed-bans.ts',
    ]),
    tests: inServer('features/trust/decisions', [
      'decide/decide.test.ts',
      'bans/bans.test.ts',
      'apply/lifting.test.ts',
      'decide/own-account.test.ts',
      'statements/statements.test.ts',
    ]),
  },
  limits: {
    files: inServer('platform', ['limits.ts', 'limits.queries.ts']),
    tests: [
      'server/src/platform/limits.test.ts',
      ...inServer('features/identity/accounts', [
        'limits/accounts.limits.test.ts',
        'limits/code-budgets.test.ts',
        'sign-in/password-guessing.test.ts',
      ]),
    ],
  },
}
