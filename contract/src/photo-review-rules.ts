// Without the schema library: what the console shows and counts.

/** Hours until somebody has looked at a new photo. */
export const PHOTO_DUE_HOURS = 12
/** The console asks for this many at a time. */
export const WAITING_PHOTOS_PAGE = 50

/** Why a photo is not approved. */
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
