export interface Sharing {
  matching: boolean
  show_faith: boolean
  show_tribe: boolean
  show_lifestyle: boolean
  has_children_private: boolean
  wants_children_private: boolean
}

const IS_SHOWN = {
  faith: ({ show_faith }: Sharing) => show_faith,
  denomination: ({ show_faith }: Sharing) => show_faith,
  tribe: ({ show_tribe }: Sharing) => show_tribe,
  smoking: ({ show_lifestyle }: Sharing) => show_lifestyle,
  drinking: ({ show_lifestyle }: Sharing) => show_lifestyle,
  has_children: ({ has_children_private }: Sharing) => !has_children_private,
  wants_children: ({ wants_children_private }: Sharing) => !wants_children_private,
}

/**
 * An answer that its owner may hide. All other traits except wishes are visible to everyone who can view the profile.
 */
export type OptionalAnswer = keyof typeof IS_SHOWN

export const isOptionalAnswer = (name: string): name is OptionalAnswer => name in IS_SHOWN

export const isShown = (answer: OptionalAnswer, sharing: Sharing): boolean => IS_SHOWN[answer](sharing)

/**
 * True if an answer counts in the percentage, reasons, gates, order and filters. Hidden answers never count, because
 * members could infer them from the percentage by varying their own answers. Pass answers that don't count to the
 * engine as null.
 */
export const countsInMatching = (answer: OptionalAnswer, sharing: Sharing): boolean =>
  sharing.matching && isShown(answer, sharing)
