// A file of its own: for whoever has just registered.

export { words as confirmEmail } from '../../features/accounts/words/confirm/am.ts'
