import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { words } from '../words.ts'

export function rejectionWords({ status, rejected_for }: OwnPhoto): string | null {
  if (status !== 'rejected') return null
  return rejected_for ? words.rejections[rejected_for] : words.decided
}
