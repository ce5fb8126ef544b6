const SHOWN_RANGE = 2 ** 32

/** The product's order as one number: by percentage, then least shown. */
export const scoreKey = (percent: number, shown: number) => (percent + 1) * SHOWN_RANGE - 1 - shown

export const percentOfKey = (key: number) => Math.floor(key / SHOWN_RANGE)

export const shownOfKey = (key: number) => (percentOfKey(key) + 1) * SHOWN_RANGE - 1 - key
