// A file of its own: for members who open their membership.

export { words as membership } from '../../features/membership/words/pt.ts'
