import type { OwnPhoto } from '@ndoa/contract/photos'
import { words } from './words/index.ts'

/** Why a photo was rejected, for the owner alone; null when the photo is not rejected. */
export function rejectionWords({ status, rejected_for }: OwnPhoto): string | null {
  if (status !== 'rejected') return null
  return rejected_for ? words.rejections[rejected_for] : words.decided
}
