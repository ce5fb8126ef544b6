import type { Option } from '../../ui/option.ts'

/** Beside every answer that its owner agrees to show by filling it in (`PROFILE_WORDS` in the contract). */
export const SHOWN = 'Shown on your profile, unless you turn that off in Settings.'

/** A blank field is null, not an empty text. */
export const orNull = (text: string): string | null => text || null

/** Options whose label is their value. */
export const plainOptions = (choices: readonly string[]): Option[] =>
  choices.map((choice) => ({ value: choice, label: choice }))

/** Choices from a reference list. */
export const namedOptions = (list: readonly { id: string; name: string }[] = []): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }))

/** The choice that was picked, as one of the list; null when it was cleared. */
export const choiceIn = <Choice extends string>(choices: readonly Choice[], picked: string): Choice | null =>
  choices.find((choice) => choice === picked) ?? null
