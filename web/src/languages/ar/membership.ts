// A file of its own: for whoever opens their membership.

export { isolated } from '@ndoa/contract/isolated'
export { words as membership } from '../../features/membership/words/ar.ts'
