import type { Option } from '../../../../ui/forms/option.ts'

export const orNull = (text: string): string | null => text || null

export const optionsOf = <Choice extends string>(
  choices: readonly Choice[],
  labels: Readonly<Record<Choice, string>>,
): Option[] => choices.map((choice) => ({ value: choice, label: labels[choice] }))

export const namedOptions = (list: readonly { id: string; name: string }[] = []): Option[] =>
  list.map(({ id, name }) => ({ value: id, label: name }))

export const choiceIn = <Choice extends string>(choices: readonly Choice[], picked: string): Choice | null =>
  choices.find((choice) => choice === picked) ?? null
