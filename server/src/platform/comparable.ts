/** Normalizes free text for comparison: "Lagos ", "lagos" and "Lágos" are equal. */
export const comparable = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
