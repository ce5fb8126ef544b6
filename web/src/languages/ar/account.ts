// What members read when they look after their account: a file of its own, since they seldom do.

export { words as security } from '../../features/accounts/words/security/ar.ts'
export { words as statements } from '../../features/statements/words/ar.ts'
