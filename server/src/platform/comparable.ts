/** What is typed freely, as it compares: "Lagos ", "lagos" and "Lágos" are one. */
export const comparable = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
