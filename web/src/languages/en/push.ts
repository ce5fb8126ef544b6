// A file of its own: for members who are asked about notifications on their device, or turn them on.

export { words as push } from '../../features/push/words/en.ts'
