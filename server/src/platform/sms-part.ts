/** The GSM-7 alphabet. One character outside it, such as ê or ’, reduces a message from 160 characters to 70. */
const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

export const isOnePart = (text: string): boolean => text.length <= (GSM_7.test(text) ? 160 : 70)

/** Replaces characters with a GSM-7 look-alike, `o` for ô, `k` for ƙ and `'` for ’; others stay. */
export const toGsm7 = (text: string): string =>
  text.replaceAll(/./gu, (letter) => {
    const near = NEAR[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return GSM_7.test(letter) || !GSM_7.test(near) ? letter : near
  })

const NEAR: Record<string, string> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '–': '-',
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
}

export const firstInOnePart = (texts: readonly string[]): string =>
  texts.find(isOnePart) ?? texts.at(-1) ?? ''
