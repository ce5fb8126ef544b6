// A file of its own: for members who open their membership.

export { isolated } from '@ndoa/contract/isolated'
export { words as membership } from '../../features/membership/words/ar.ts'
