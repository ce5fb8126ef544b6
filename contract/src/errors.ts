import { TOO_YOUNG } from './account-rules.ts'

/**
 * Everything a member can run into: code, HTTP status and the sentence the member reads.
 * Sentences that the specification gives are its own words.
 */
export const errors = {
  'request.invalid': { status: 422, message: 'Please check the marked fields.' },
  'request.malformed': { status: 400, message: 'We couldn’t read this request.' },
  'request.too_slow': { status: 408, message: 'This took too long to arrive. Please try again.' },
  'request.too_large': { status: 413, message: 'This is too large to send.' },
  'request.unsupported_type': { status: 415, message: 'This kind of content is not supported here.' },
  'request.method': { status: 405, message: 'This is not possible here.' },
  'request.foreign_origin': { status: 403, message: 'This request came from another site.' },
  'request.denied': { status: 403, message: 'You don’t have access to this.' },
  'request.not_found': { status: 404, message: 'This is not available.' },
  'request.too_many': { status: 429, message: 'Too many requests. Please try again later.' },
  'request.too_many_uploads': {
    status: 429,
    message: 'That’s a lot of photos at once. Please try again in a moment.',
  },
  'server.defect': { status: 500, message: 'Something went wrong. Please try again.' },
  'server.busy': { status: 503, message: 'The service is busy. Please try again in a moment.' },

  'accounts.sign_in_needed': { status: 401, message: 'Please sign in.' },
  'accounts.email_unconfirmed': { status: 403, message: 'Please confirm your email address first.' },
  'accounts.email_taken': {
    status: 409,
    message: 'An account with this email already exists. Please try signing in instead.',
  },
  'accounts.password_too_short': { status: 400, message: 'Password must be at least 6 characters long.' },
  'accounts.password_common': {
    status: 400,
    message: 'This password is too common. Please choose another one.',
  },
  'accounts.email_needed': {
    status: 409,
    message: 'Please add an email address first: you sign in with it and the password.',
  },
  'accounts.email_invalid': { status: 400, message: 'Please enter a valid email address.' },
  'accounts.email_unreachable': {
    status: 400,
    message: 'Unable to validate email address. Please check your email and try again.',
  },
  'accounts.too_young': { status: 422, message: TOO_YOUNG },
  'accounts.wrong_credentials': { status: 400, message: 'Invalid email or password.' },
  'accounts.too_many_tries': { status: 429, message: 'Too many attempts.' },
  'accounts.codes_used_up': {
    status: 429,
    message:
      'We can’t send any more text messages to your country right now. Please use your email address instead.',
  },
  'accounts.suspended': { status: 403, message: 'This account is suspended.' },
  'accounts.second_factor_needed': {
    status: 403,
    message: 'Please enter the code from your authenticator app.',
  },
  'accounts.link_invalid': {
    status: 400,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  'accounts.sign_in_confirmation_needed': {
    status: 403,
    message: 'Please confirm that you want to sign in here.',
  },
  'accounts.sign_up_password_needed': {
    status: 403,
    message: 'Please enter the password you chose when you signed up.',
  },
  'accounts.sign_up_password_wrong': {
    status: 403,
    message: 'That isn’t the password you chose when you signed up. Please try again, or start over below.',
  },
  'accounts.signed_in_as_another': {
    status: 409,
    message: 'Someone else is signed in on this browser.',
  },
  'accounts.proof_needed': {
    status: 403,
    message: 'Please enter your current password, or sign in again.',
  },
  'accounts.phone_unknown': {
    status: 404,
    message: 'Invalid phone number or password. Please check your credentials and try again.',
  },
  'accounts.code_invalid': { status: 400, message: 'Invalid verification code' },
  'accounts.second_factor_wrong': { status: 400, message: 'That code isn’t right. Please try again.' },
  'accounts.second_step_over': { status: 400, message: 'This sign-in has expired. Please sign in again.' },
  'accounts.second_factor_is_on': { status: 409, message: 'Two-step sign-in is already on.' },
  'accounts.second_factor_is_off': { status: 409, message: 'Two-step sign-in is not on.' },
  'accounts.wrong_password': { status: 403, message: 'That isn’t your current password.' },

  'staff.wrong_credentials': { status: 400, message: 'Email, password or code is wrong.' },
  'staff.password_change_needed': { status: 403, message: 'Please change your initial password first.' },
  'staff.password_unchanged': {
    status: 400,
    message: 'Please choose a password that you have not used yet.',
  },
  'staff.email_taken': { status: 409, message: 'Somebody on the staff already has this address.' },
  'staff.last_admin': { status: 409, message: 'This is the last administrator.' },

  'cases.taken': { status: 409, message: 'Somebody else has this case at the moment.' },
  'cases.not_taken': { status: 409, message: 'Please take this case first. You have it for 15 minutes.' },
  'cases.for_seniors': { status: 409, message: 'A senior moderator decides this.' },
  'cases.own': { status: 409, message: 'Somebody else has to decide this: you took part before.' },
  'decisions.not_leased': {
    status: 409,
    message: 'Somebody else has this case, or your time for it is over.',
  },
  'decisions.unseen': {
    status: 409,
    message: 'Something was added to this case. Please open it again before you decide.',
  },
  'decisions.decided': { status: 409, message: 'This was decided already.' },
  'decisions.too_late': { status: 409, message: 'This has taken effect and can no longer be taken back.' },
  'decisions.nobody': { status: 409, message: 'The account that this case is about is gone.' },
  'decisions.own': { status: 409, message: 'Somebody else has to decide this: you took part before.' },
  'decisions.lifted': { status: 409, message: 'This decision was lifted meanwhile, so it cannot stand.' },
  'decisions.other_kind': { status: 409, message: 'A case of this kind is not decided like this.' },
  'statements.appealed': { status: 409, message: 'You have already asked us to look at this again.' },
  'statements.too_late': {
    status: 409,
    message: 'This was more than six months ago and can no longer be looked at again.',
  },

  'settings.second_factor': {
    status: 409,
    message: 'Please set up or remove the second factor with your authenticator app.',
  },
  'likes.paused': { status: 409, message: 'Your profile is paused. Please resume it to like someone.' },
  'profiles.age_range': { status: 422, message: 'Minimum age must be less than maximum age' },
  'photos.too_many': { status: 409, message: 'You can only upload up to 9 photos.' },
  'photos.unreadable': { status: 422, message: 'Please choose a JPEG, PNG or WebP photo.' },
  'photos.too_many_pixels': { status: 422, message: 'This photo is too large. Please choose a smaller one.' },
  'photos.not_the_own_set': { status: 409, message: 'Your photos have changed. Please try again.' },
  'photos.not_approved': { status: 409, message: 'Only an approved photo can be the main photo.' },
  'photos.already_reviewed': { status: 409, message: 'This photo has already been reviewed.' },
  'verification.no_photo': {
    status: 409,
    message: 'Please add a main photo first, and wait until it is approved: we compare you with it.',
  },
  'verification.waiting': { status: 409, message: 'We are already looking at your request.' },
  'verification.verified': { status: 409, message: 'You are already verified.' },
  'verification.expired': {
    status: 409,
    message: 'This code is no longer good: more than ten minutes have passed, or you have started again.',
  },
  'verification.decided': { status: 409, message: 'This has already been decided.' },
  'verification.decided_by_you': { status: 409, message: 'You have decided about this already.' },
  'verification.unseen': { status: 409, message: 'Please look at it before you decide.' },
  'verification.not_called': {
    status: 409,
    message: 'Please arrange the call first, and decide after it.',
  },
  'verification.other_reason': { status: 422, message: 'Please choose a reason that fits this request.' },
  'verification.call_time': { status: 422, message: 'Please choose a time within the next two weeks.' },
  'likes.matched': { status: 409, message: 'The two of you are a match already.' },
  'messaging.changed_repeat': { status: 409, message: 'This message was already sent with another text.' },
  'reports.changed_repeat': { status: 409, message: 'This report was already sent with other words.' },
  'messaging.slowed': {
    status: 409,
    message:
      'You can’t start new conversations at the moment. You can still write to people you already talk with.',
  },
  'messaging.unavailable': { status: 409, message: 'Member not available' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
