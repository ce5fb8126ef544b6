const LENGTH = 4_000

/** Messages of maximum length that repeat the beginnings of patterns and phrases. */
export function hostileMessages(): string[] {
  const pieces = [
    '0',
    '0 ',
    '1.',
    '1,000 ',
    'a',
    'a.',
    'a.a@',
    '@',
    '@a',
    'send me ',
    'can you send me ',
    'abeg ',
    'i m i m ',
    '$',
    'http://',
    'www.',
    '1A1zP1 ',
    'bc1q',
    '0x0',
    'GB00 ',
    'opay 1 ',
    'thousand ',
    'one two ',
    'e ',
    'الفلوس ',
    'ብርላክልኝ ',
    'send me code money pay it invest seed or i post customs ',
    '\u0301',
    '\ud800',
    '😀',
    '𝐬',
  ]
  return pieces.map((piece) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH))
}
