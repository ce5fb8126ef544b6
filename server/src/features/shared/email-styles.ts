// The light theme's colours, written out because mail programs do not reliably apply style sheets.
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

const BODY_FONT = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const HEADING_FONT = `'Bricolage Grotesque', ${BODY_FONT}`

export const QUILT: readonly (readonly string[])[] = [
  [BRAND, GOLD, TEAL, SAND, LINK, GOLD, BRAND, TEAL, SAND, GOLD, LINK, TEAL],
  [GOLD, SAND, BRAND, LINK, TEAL, BRAND, SAND, GOLD, BRAND, TEAL, GOLD, SAND],
]

/** The styles are inlined, because mail programs ignore most other styles. */
export const styles = {
  body: `margin:0;padding:0;background-color:${PAPER}`,
  paper: `padding:24px 12px;background-color:${PAPER};font-family:${BODY_FONT}`,
  column: 'width:100%;max-width:600px;margin:0 auto',
  top: 'padding:0 0 16px',
  brand: `margin:0;color:${BRAND};font-family:${HEADING_FONT};font-size:26px;line-height:32px;font-weight:800;letter-spacing:-0.02em`,
  card: `background-color:${CARD};border:1px solid ${LINE};border-radius:20px;overflow:hidden`,
  words: 'padding:28px 28px 12px',
  heading: `margin:0 0 20px;color:${INK};font-family:${HEADING_FONT};font-size:26px;line-height:32px;font-weight:700`,
  text: `margin:0 0 16px;color:${INK};font-size:16px;line-height:26px`,
  soft: `margin:0 0 16px;color:${SOFT};font-size:15px;line-height:24px`,
  code: `margin:8px 0 24px;padding:16px;border-radius:12px;background-color:${SAND};color:${INK};font-family:ui-monospace, Menlo, Consolas, monospace;font-size:32px;line-height:40px;letter-spacing:0.2em;text-align:center`,
  action: 'margin:8px 0 20px',
  button: `display:inline-block;max-width:100%;padding:14px 28px;border-radius:999px;background-color:${BRAND};color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;mso-padding-alt:0px`,
  label: 'display:inline-block;max-width:100%;line-height:120%;mso-padding-alt:0px;mso-text-raise:10.5px',
  hint: `margin:0;color:${SOFT};font-size:13px;line-height:20px`,
  address: 'margin:0 0 16px;font-size:13px;line-height:20px;word-break:break-all',
  link: `color:${LINK};text-decoration:underline`,
  line: `width:100%;margin:20px 0;border:none;border-top:1px solid ${LINE}`,
  hidden: 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0',
  patch: 'height:14px;font-size:0;line-height:0;background-color:',
}

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
