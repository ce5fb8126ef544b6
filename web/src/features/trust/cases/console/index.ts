export { HARD_REASONS, KINDS, languageLabel, REASONS } from './case-words.ts'
export { caseQuery, useReleaseCase, useTakeCase } from './cases.queries.ts'
export { QueueScreen } from './queue-screen.tsx'
