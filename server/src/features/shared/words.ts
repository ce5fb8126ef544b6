import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { pluralEn } from '@ndoa/contract/plural'
import { words as faults } from '@ndoa/contract/words/faults'
import { type Unit, waitOf } from '../../platform/limits.ts'
import { inLanguages } from './languages.ts'

const units: Record<Unit, (count: number) => string> = {
  second: (count) => pluralEn(count, { one: `${count} second`, other: `${count} seconds` }),
  minute: (count) => pluralEn(count, { one: `${count} minute`, other: `${count} minutes` }),
  hour: (count) => pluralEn(count, { one: `${count} hour`, other: `${count} hours` }),
  day: (count) => pluralEn(count, { one: `${count} day`, other: `${count} days` }),
}

export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'This contains characters that cannot be used',
  either_contact: 'Please enter one of the two',
  name_missing: 'Name is required',
  subject_missing: 'Subject is required',
  message_missing: 'Message is required',
  about_missing: 'Please say which profile or page you mean',
  details_missing: 'Please tell us what is wrong',
  appeal_missing: 'Please say why we should look again',
}

/** Errors that any part of the server may return: refusals by code, and field faults. */
export const words = {
  tooManyRequests: 'Too many requests.',
  /** Follows a sentence about what exceeded the limit. */
  tryAgainIn: (seconds: number) => `Please try again in ${waiting(seconds)}.`,
  tooManyChanges: 'You have changed this several times already.',
  /** For a code of the authenticator app, which is made from the phone's time. */
  wrongAppCode:
    'That code isn’t right. Please try again. If it’s refused again, your phone’s clock may be wrong: please set it to automatic.',
  /** The specification prescribes some of these sentences. */
  refusals: {
    'request.invalid': 'Please check the marked fields.',
    'request.malformed': 'We couldn’t read this request.',
    'request.too_slow': 'This took too long to arrive. Please try again.',
    'request.too_large': 'This is too large to send.',
    'request.unsupported_type': 'This kind of content is not supported here.',
    'request.method': 'This is not possible here.',
    'request.foreign_origin': 'This request came from another site.',
    'request.denied': 'You don’t have access to this.',
    'request.not_found': 'This is not available.',
    'request.too_many': 'Too many requests. Please try again later.',
    'request.too_many_uploads': 'That’s a lot of photos at once. Please try again in a moment.',
    'server.defect': 'Something went wrong. Please try again.',
    'server.busy': 'The service is busy. Please try again in a moment.',
    'accounts.sign_in_needed': 'Please sign in.',
    'accounts.email_unconfirmed': 'Please confirm your email address first.',
    'accounts.email_taken': 'An account with this email already exists. Please try signing in instead.',
    'accounts.password_too_short': 'Password must be at least 6 characters long.',
    'accounts.password_common': 'This password is too common. Please choose another one.',
    'accounts.email_needed': 'Please add an email address first: you sign in with it and the password.',
    'accounts.email_invalid': 'Please enter a valid email address.',
    'accounts.email_unreachable': 'Unable to validate email address. Please check your email and try again.',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'Invalid email or password.',
    'accounts.too_many_tries': 'Too many attempts.',
    'accounts.codes_used_up':
      'We can’t send any more text messages to your country right now. Please use your email address instead.',
    'accounts.suspended': 'This account is suspended.',
    'accounts.second_factor_needed': 'Please enter the code from your authenticator app.',
    'accounts.link_invalid': 'This link is no longer valid. Please ask for a new one.',
    'accounts.sign_in_confirmation_needed': 'Please confirm that you want to sign in here.',
    'accounts.sign_up_password_needed': 'Please enter the password you chose when you signed up.',
    'accounts.sign_up_password_wrong':
      'That isn’t the password you chose when you signed up. Please try again, or start over below.',
    'accounts.signed_in_as_another': 'Someone else is signed in on this browser.',
    'accounts.proof_needed': 'Please enter your current password, or sign in again.',
    'accounts.phone_unknown':
      'Invalid phone number or password. Please check your credentials and try again.',
    'accounts.code_invalid': 'Invalid verification code',
    'accounts.second_factor_wrong': 'That code isn’t right. Please try again.',
    'accounts.second_step_over': 'This sign-in has expired. Please sign in again.',
    'accounts.second_factor_is_on': 'Two-step sign-in is already on.',
    'accounts.second_factor_is_off': 'Two-step sign-in is not on.',
    'accounts.wrong_password': 'That isn’t your current password.',
    'statements.appealed': 'You have already asked us to look at this again.',
    'statements.too_late': 'This was more than six months ago and can no longer be looked at again.',
    'push.unknown_service': 'We can’t send push notifications to this browser.',
    'settings.second_factor': 'Please set up or remove the second factor with your authenticator app.',
    'membership.price_changed': 'The price has changed. Please look at it again before you pay.',
    'membership.method_unavailable': 'This way to pay is not available right now. Please choose another one.',
    'membership.country_needed':
      'Please add your country of residence to your profile first: prices depend on it.',
    'membership.provider_away':
      'The payment service isn’t answering right now, and nothing was charged. Please try again in a few minutes.',
    'membership.nothing_to_withdraw': 'There is nothing left of this payment to give back.',
    'membership.no_card': 'There is no card that could renew your membership.',
    'membership.needed': `Saving searches and hearing of new people is part of Premium ${BRAND}. Every filter is free.`,
    'saved_searches.too_many': `You have ${SAVED_SEARCHES_MAX} saved searches. Please delete one first.`,
    'saved_searches.same_filters': 'You have saved this search already.',
    'saved_searches.same_name': 'You already have a saved search with this name.',
    'likes.paused': 'Your profile is paused. Please resume it to like someone.',
    'profiles.age_range': 'Minimum age must be less than maximum age',
    'photos.too_many': 'You can only upload up to 9 photos.',
    'photos.deleted': 'This photo was deleted. To add it again, please choose it once more.',
    'photos.unreadable': 'Please choose a JPEG, PNG or WebP photo.',
    'photos.too_many_pixels': 'This photo is too large. Please choose a smaller one.',
    'photos.too_small':
      'This photo is too small. Please choose one with at least 200 pixels on its shorter side.',
    'photos.too_narrow':
      'This photo is too long and narrow. Please choose one whose longer side is at most 4 times the shorter.',
    'photos.not_the_own_set': 'Your photos have changed. Please try again.',
    'photos.rejected': 'A rejected photo can’t be the main photo.',
    'verification.no_photo':
      'Please add a main photo first, and wait until it is approved: we compare you with it.',
    'verification.waiting': 'We are already looking at your request.',
    'verification.verified': 'You are already verified.',
    'verification.expired':
      'This code has expired: more than ten minutes have passed, or you have started again.',
    'likes.matched': 'The two of you are a match already.',
    'messaging.idempotency_conflict': 'This message was already sent with different text.',
    'reports.idempotency_conflict': 'This report was already sent with different text.',
    'messaging.slowed':
      'You can’t start new conversations at the moment. You can still write to people you’re already talking to.',
    'messaging.unavailable': 'Member not available',
  },
  /** By fault code; some contain a number. */
  faults: {
    ...faults,
    unknown: 'We don’t know this field.',
    missing: 'This field is missing.',
    ...requestFaults,
    too_long: (most: number) => `Please use at most ${most} characters.`,
    too_many: (most: number) => `At most ${most} are possible.`,
    too_big: (most: number) => `Enter ${most} or less.`,
    too_short: (least: number) => `Please use at least ${least} characters.`,
    too_few: (least: number) => `At least ${least} is needed.`,
    too_small: (least: number) => `Enter ${least} or more.`,
  },
}

export const wordsIn = inLanguages(import.meta.url, words)
