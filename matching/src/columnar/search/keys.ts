const RANGE = 2 ** 32

/** Orders rows as one number: highest percentage first, then lowest tiebreak. */
export const scoreKey = (percent: number, tiebreak: number) => (percent + 1) * RANGE - 1 - tiebreak

export const percentOfKey = (key: number) => Math.floor(key / RANGE)

export const tiebreakOfKey = (key: number) => (percentOfKey(key) + 1) * RANGE - 1 - key
