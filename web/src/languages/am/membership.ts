// A file of its own: for whoever opens their membership.

export { words as membership } from '../../features/membership/words/am.ts'
