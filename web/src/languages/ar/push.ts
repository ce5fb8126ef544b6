// A file of its own: for whoever is asked about notifications on their device, or turns them on.

export { words as push } from '../../features/push/words/ar.ts'
