// A file of its own: for whoever has just registered.

export { isolated } from '@ndoa/contract/isolated'
export { words as confirmEmail } from '../../features/accounts/words/confirm/ar.ts'
