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

/** An answer that its owner may keep from others. Anyone who may open the profile reads all other traits but wishes. */
export type OptionalAnswer = keyof typeof IS_SHOWN

export const isOptionalAnswer = (name: string): name is OptionalAnswer => name in IS_SHOWN

export const isShown = (answer: OptionalAnswer, sharing: Sharing): boolean => IS_SHOWN[answer](sharing)

/**
 * Whether this answer counts: in the percentage, its reasons, gates, order and filters. What is not shown never does:
 * else somebody who changes their own answer and watches the percentage could read it. What does not count has to
 * reach the engine as null.
 */
export const countsInMatching = (answer: OptionalAnswer, sharing: Sharing): boolean =>
  sharing.matching && isShown(answer, sharing)
