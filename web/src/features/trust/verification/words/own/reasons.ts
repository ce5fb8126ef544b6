import type { VERIFICATION_ENDS, VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'

/** Why the last request was rejected, and how to fix it. */
export const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'We couldn’t be sure that the pictures and your profile photos show the same person. Photos that show your face clearly, and are not old, help.',
  not_clear:
    'The pictures were too dark or too blurred. Please take them again in daylight, without a filter.',
  wrong_turn: 'In the second picture, your head wasn’t turned the way we asked.',
  wrong_code: 'We could not read the code on the paper, or it was a different one.',
  not_live: 'The pictures looked as if they had been taken from a screen or from another picture.',
  photos_unclear:
    'Your profile photos don’t show your face clearly enough to compare. Please choose a clearer main photo first.',
  missed_call: 'We missed you on the call. Please ask for another one, or send pictures instead.',
}

/** Why the badge ended. */
export const ends: Record<(typeof VERIFICATION_ENDS)[number], string> = {
  member: 'You gave it up.',
  time: 'It ran out.',
  renewed: 'You were verified again.',
  main_photo: 'You have a new main photo, which we have not compared yet.',
  gender: 'You changed your gender.',
  date_of_birth: 'You changed your date of birth.',
  ban: 'Your account was closed.',
  rejected: 'Your badge has ended, because we are no longer sure who is in your photos.',
}
