/** One Unicode form, one kind of line end, nothing around it. */
export const tidied = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

/** True when a text has no control character but line feed and tab, and no half of a surrogate pair. */
export const isPlainText = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  !/[\p{Surrogate}\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u.test(text)

/** How long a text of `max` characters may be as it is typed: a letter and its mark can arrive as two. */
export const asTyped = (max: number) => 2 * max
