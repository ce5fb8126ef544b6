export const normaliseText = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

/** False if the text contains lone surrogates, or control characters other than line feed and tab. */
export const isPlainText = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
  !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/u.test(text)

/** Code units that `max` characters can take as typed: a letter and its mark can arrive as two code units. */
export const maxTypedLength = (max: number) => 2 * max
