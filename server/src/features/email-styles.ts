import type { CSSProperties } from 'react'

// The colours of the product's light theme, written out: mails have no style sheet that every reader obeys.
const PAPER = '#fffaf4'
const CARD = '#ffffff'
const SAND = '#fdeedd'
const LINE = '#f1dcc6'
const INK = '#2a1810'
const SOFT = '#6b5548'
const BRAND = '#c2410c'
const LINK = '#9a3412'
const GOLD = '#f59e0b'
const TEAL = '#0f6b63'

const WORDS_IN = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const HEADLINES_IN = `'Bricolage Grotesque', ${WORDS_IN}`

/** Two rows of patches. */
export const QUILT: readonly (readonly string[])[] = [
  [BRAND, GOLD, TEAL, SAND, LINK, GOLD, BRAND, TEAL, SAND, GOLD, LINK, TEAL],
  [GOLD, SAND, BRAND, LINK, TEAL, BRAND, SAND, GOLD, BRAND, TEAL, GOLD, SAND],
]

const text: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', color: INK }

/** The styles of each part of a mail, inline because mail programs ignore most others. */
export const looks = {
  paper: { margin: 0, padding: '24px 12px', backgroundColor: PAPER, fontFamily: WORDS_IN },
  column: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  top: { padding: '0 0 16px' },
  brand: {
    margin: 0,
    color: BRAND,
    fontFamily: HEADLINES_IN,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
  },
  card: { backgroundColor: CARD, border: `1px solid ${LINE}`, borderRadius: '20px', overflow: 'hidden' },
  words: { padding: '28px 28px 12px' },
  heading: {
    margin: '0 0 20px',
    color: INK,
    fontFamily: HEADLINES_IN,
    fontSize: '26px',
    lineHeight: '32px',
    fontWeight: 700,
  },
  text,
  soft: { ...text, color: SOFT, fontSize: '15px', lineHeight: '24px' },
  code: {
    margin: '8px 0 24px',
    padding: '16px',
    borderRadius: '12px',
    backgroundColor: SAND,
    color: INK,
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '32px',
    lineHeight: '40px',
    letterSpacing: '0.2em',
    textAlign: 'center',
  },
  action: { margin: '8px 0 20px' },
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: '999px',
    backgroundColor: BRAND,
    color: '#ffffff',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  hint: { margin: 0, color: SOFT, fontSize: '13px', lineHeight: '20px' },
  address: { margin: '0 0 16px', fontSize: '13px', lineHeight: '20px', wordBreak: 'break-all' },
  link: { color: LINK, textDecoration: 'underline' },
  line: { margin: '20px 0', border: 'none', borderTop: `1px solid ${LINE}` },
  patch: (color: string): CSSProperties => ({
    height: '14px',
    backgroundColor: color,
    fontSize: '0',
    lineHeight: '0',
  }),
} as const satisfies Record<string, CSSProperties | ((color: string) => CSSProperties)>

/** The dark theme, for readers that have one; the button keeps its colours. */
export const DARK = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #1c110b !important; }
  .card { background-color: #271a12 !important; border-color: #4a3527 !important; }
  .ink { color: #f7ece2 !important; }
  .soft { color: #c9b5a6 !important; }
  .brand { color: #fb923c !important; }
  .link { color: #fdba74 !important; }
  .sand { background-color: #33221a !important; }
  .line { border-top-color: #4a3527 !important; }
}`
