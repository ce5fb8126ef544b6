const PIECES = [
  'a',
  'م',
  ' ',
  'a ',
  'a.',
  "a'-",
  '\u0301\u0323\u0301\u0327',
  'a\u0323\u0301',
  '\u1100\u1161\u11a8',
  '\ufdfa',
  '\u{1f468}\u200d',
  '\u200f\u202e',
  '1 ',
  '+1(2)-',
  'a@a.',
  'https://a.',
  'Version/1.',
  '\t\n\r',
  'en;q=1,',
  '"\\,;=',
  'bytes=0-,',
]

/** @param length in UTF-16 units */
export const hostileTexts = (length: number): string[] =>
  PIECES.map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))
