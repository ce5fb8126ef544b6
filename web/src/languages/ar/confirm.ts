// A file of its own: for whoever has just registered, or follows a mailed link.

export { isolated } from '@ndoa/contract/isolated'
export { words as confirmEmail } from '../../features/accounts/words/confirm/ar.ts'
export { words as accountLinks } from '../../features/accounts/words/links/ar.ts'
