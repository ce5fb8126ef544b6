/** One choice in a list: what is stored and what is read. */
export interface Option {
  value: string
  label: string
}

/** Letters only, no accents or tone marks, so that typing "yoruba" finds "Yorùbá". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
