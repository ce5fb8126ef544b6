import { CALL_REASONS, VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'

type Reason = (typeof VERIFICATION_REASONS)[number]

const REASONS: Record<Reason, string> = {
  not_same_person: 'Not sure it is the same person',
  not_clear: 'Too dark or too blurred',
  wrong_turn: 'The head is not turned as asked',
  wrong_code: 'No code, or the wrong one',
  not_live: 'Taken from a screen or another picture',
  photos_unclear: 'The profile photos do not show the face',
  missed_call: 'The member missed the call',
}

export const reasonOptions = (kind: 'pictures' | 'call') =>
  VERIFICATION_REASONS.filter((value) =>
    kind === 'call' ? CALL_REASONS.includes(value) : value !== 'missed_call',
  ).map((value) => ({ value, label: REASONS[value] }))

export const TURN_WORDS = {
  left: 'to the member’s left',
  right: 'to the member’s right',
  up: 'up',
  down: 'down',
} as const
