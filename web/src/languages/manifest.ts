type Files = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The bundles of words that a browser fetches, each with its part names for `spoken` and the place of its words. For
 * `web/lib/words`, English is in `web/src/lib/words.ts` and French in `languages/fr/web/lib/words.ts`. A bundle's
 * name in place of a path takes the part from that bundle.
 */
export const FILES_OF_WORDS = {
  /** Needed by every screen, so fetched in parallel with the script. */
  start: {
    faults: 'contract/words/faults/sign-in',
    app: 'web/app/words',
    lib: 'web/lib/words',
    ui: 'web/ui/words',
  },
  /** Screens before sign-in. */
  guest: { accounts: 'web/features/identity/accounts/words/guest' },
  /** Field errors of the larger forms: registration, profile, new password. */
  forms: { faults: 'contract/words/faults/forms' },
  /** Members' everyday screens. */
  member: {
    screens: 'web/app/screens/words',
    shell: 'web/app/shell/words',
    discovery: 'web/features/dating/discovery/words',
    likes: 'web/features/dating/likes/words',
    matches: 'web/features/dating/matches/words',
    messaging: 'web/features/dating/messaging/words',
    profiles: 'web/features/dating/profiles/words/member',
    safety: 'web/features/dating/safety/words',
    notifications: 'web/features/notifications/in-app/words',
    askToVerify: 'web/features/trust/verification/words/member',
  },
  /** Settings and other screens that members open rarely. */
  account: {
    leaving: 'web/app/leaving/words',
    firstSteps: 'web/features/dating/first-steps/words',
    photos: 'web/features/dating/photos/words',
    ownProfile: 'web/features/dating/profiles/words/own',
    parted: 'web/features/dating/safety/words/parted',
    security: 'web/features/identity/accounts/words/security',
    settings: 'web/features/identity/settings/words',
    deliveries: 'web/features/notifications/deliveries/words',
    reports: 'web/features/trust/reports/words',
    statements: 'web/features/trust/statements/words',
    verification: 'web/features/trust/verification/words/own',
    faults: 'forms',
  },
  /** For visitors who have just registered or opened a mailed link. */
  confirm: {
    confirmEmail: 'web/features/identity/accounts/words/confirm',
    accountLinks: 'web/features/identity/accounts/words/links',
  },
  /** For members who are offered push notifications or turn them on. */
  push: { push: 'web/features/notifications/push/words' },
  /** The membership tab. */
  membership: { membership: 'web/features/membership/words' },
  /** Screens with a search for members. */
  searches: { savedSearches: 'web/features/dating/saved-searches/words' },
  /** The printed pages, in addition to the words for visitors. */
  public: {
    aboutPage: 'web/public/words/about',
    careersPage: 'web/public/words/careers',
    claims: 'web/public/words/claims',
    communityRulesPage: 'web/public/words/community-rules',
    contactPage: 'web/public/words/contact',
    faqPage: 'web/public/words/faq',
    ladder: 'web/public/words/ladder',
    landingPage: 'web/public/words/landing',
    membershipPage: 'web/public/words/membership',
    membershipOrderPage: 'web/public/words/membership-order',
    plainPages: 'web/public/words/plain-pages',
    pressPage: 'web/public/words/press',
    privacyPolicyPage: 'web/public/words/privacy-policy',
    referencePage: 'web/public/words/reference',
    reportContentPage: 'web/public/words/report-content',
    reportTranslationPage: 'web/public/words/report-translation',
    safetyTipsPage: 'web/public/words/safety-tips',
    site: 'web/public/words/site',
    successStoriesPage: 'web/public/words/success-stories',
    termsOfServicePage: 'web/public/words/terms-of-service',
    transparencyPage: 'web/public/words/transparency',
    unsubscribePage: 'web/public/words/unsubscribe',
  },
} satisfies Files

export type WordsFile = keyof typeof FILES_OF_WORDS

/** Bundles whose sentences contain names, which right-to-left languages must isolate. */
export const WITH_NAMES: readonly string[] = [
  'member',
  'account',
  'confirm',
  'membership',
  'searches',
  'public',
] satisfies WordsFile[]
