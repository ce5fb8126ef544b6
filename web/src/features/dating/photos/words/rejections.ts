import type { PhotoRejection } from '@ndoa/contract/trust/photo-review-rules'

export const rejections: Record<PhotoRejection, string> = {
  no_face: 'Your face can’t be seen. Please choose a photo that shows it clearly.',
  several_people: 'It shows several people. Please choose one of you alone.',
  not_the_member: 'It seems to show someone else. Please choose a photo of yourself.',
  child: 'It shows a child, and we don’t show children here. Please choose a photo of yourself.',
  sexual: 'This photo is too revealing. Please choose another one.',
  violence: 'It shows violence or a weapon. Please choose another one.',
  contact_details:
    'It shows a phone number, an address or another way to reach you. Please choose one without it.',
  unclear: 'It is too dark or too blurred. Please choose one taken in daylight, without a filter.',
}
