/** The alphabet of text messages. One letter outside of it, such as ê or ’, makes room for 70 letters instead of 160. */
const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

/** Whether a text message is sent, and paid for, as one. */
export const isOnePart = (text: string): boolean => text.length <= (GSM_7.test(text) ? 160 : 70)

/** The same with the letters of text messages where they are near: `o` for ô, `'` for ’; other scripts stay as they are. */
export const inSmsLetters = (text: string): string =>
  text.replaceAll(/./gu, (letter) => {
    const near = NEAR[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return GSM_7.test(letter) || !GSM_7.test(near) ? letter : near
  })

const NEAR: Record<string, string> = { '’': "'", '‘': "'", '–': '-' }

/** The first of these that is one part; none: the last. */
export const firstInOnePart = (texts: readonly string[]): string =>
  texts.find(isOnePart) ?? texts.at(-1) ?? ''
