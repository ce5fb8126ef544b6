import type { Option } from '../../ui/option.ts'

/** A blank field is null, not an empty text. */
export const orNull = (text: string): string | null => text || null

/** A fixed list, with the words for each choice. */
export const optionsOf = <Choice extends string>(
  choices: readonly Choice[],
  labels: Readonly<Record<Choice, string>>,
): Option[] => choices.map((choice) => ({ value: choice, label: labels[choice] }))

/** Choices from a reference list. */
export const namedOptions = (list: readonly { id: string; name: string }[] = []): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }))

/** The choice that was picked, as one of the list; null when it was cleared. */
export const choiceIn = <Choice extends string>(choices: readonly Choice[], picked: string): Choice | null =>
  choices.find((choice) => choice === picked) ?? null
