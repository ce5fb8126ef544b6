// What members read when they look after their account: a file of its own, since they seldom do.

export { words as security } from '../../features/accounts/words/security/fr.ts'
export { words as statements } from '../../features/statements/words/fr.ts'
