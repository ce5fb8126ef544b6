// No schema library, so that the console can load them alone.

export const PHOTO_DUE_HOURS = 12
export const WAITING_PHOTOS_PAGE = 50

export const PHOTO_REJECTIONS = [
  'no_face',
  'several_people',
  'not_the_member',
  'child',
  'sexual',
  'violence',
  'contact_details',
  'unclear',
] as const
export type PhotoRejection = (typeof PHOTO_REJECTIONS)[number]
