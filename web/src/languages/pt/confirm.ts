// A file of its own: for whoever has just registered, or follows a mailed link.

export { words as confirmEmail } from '../../features/accounts/words/confirm/pt.ts'
export { words as accountLinks } from '../../features/accounts/words/links/pt.ts'
