import type { PhotoRejection } from '@ndoa/contract/photo-review-rules'
import type { OwnPhoto } from '@ndoa/contract/photos'

/** Why a photo was rejected, and what to do about it. */
const WORDS: Record<PhotoRejection, string> = {
  no_face: 'Your face can’t be seen. Please choose a photo that shows it clearly.',
  several_people: 'It shows several people. Please choose one of you alone.',
  not_the_member: 'It seems to show someone else. Please choose a photo of yourself.',
  child: 'It shows a child, and we don’t show children here. Please choose a photo of yourself.',
  sexual: 'It is too intimate for this place. Please choose one with more clothes on.',
  violence: 'It shows violence or a weapon. Please choose another one.',
  contact_details:
    'It shows a phone number, an address or another way to reach you. Please choose one without it.',
  unclear: 'It is too dark or too blurred. Please choose one taken in daylight, without a filter.',
}

/** Of photos that a decision removed, the statement says why. */
const DECIDED =
  'Our reasons are in Settings, under Privacy. If you don’t see them there, please ask us through the contact page.'

/** For the owner alone; null when the photo is not rejected. */
export function rejectionWords({ status, rejected_for }: OwnPhoto): string | null {
  if (status !== 'rejected') return null
  return rejected_for ? WORDS[rejected_for] : DECIDED
}
