/** What is on the wrong side on a page that is written from right to left. */
export type Physical = { line: number; text: string }

/** Utilities named after a side of the screen; `space-x-` and `divide-x` follow the text since Tailwind 4. */
const CLASSES =
  /(?<![\w-])-?(?:[mp][lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[tb]?[lr])|(?:float|clear|text)-(?:left|right)|transform-\[translateX|translate-x|skew-x|(?:bg|object|origin)(?:-(?:top|bottom))?-(?:left|right)|(?:bg-(?:linear|gradient)|mask)-to-(?:[tb]?[lr])|mask-[lr]-(?:from|to))(?:-(?:\d[\w./]*|px|auto|full|none|sm|md|lg|xl|brand|line|edge|transparent|[[(][^\s'"`]*))?(?![\w-])/g
/** Those that need a value: without one it is a word, as in `left: 0`. */
const BARE = /^-?(?:[mp][lr]|scroll-[mp][lr]|left|right|translate-x|skew-x|mask-[lr]-(?:from|to))$/
const DECLARATIONS =
  /(?:^|[\s;{"])(?:(?:(?:margin|padding|border|inset|scroll-(?:margin|padding))-)?(?:left|right)(?:-(?:width|color|style))?\s*:|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right)|float:\s*(?:left|right)|translateX\(|background-position:[^;]*(?:left|right))|\binset:\s*[^\s;]+\s+([^\s;]+)\s+[^\s;]+\s+(?!\1;)[^;]+;/gm
/** Icons that point along the text. */
const ICONS =
  /<(?:Arrow|Chevrons?|Move|Corner\w+|Arrow\w+)(?:Left|Right)\b[^>]*>|<(?:SendHorizontal|LogIn|LogOut|Undo2?|Redo2?|Reply)\b[^>]*>/g

/**
 * Utilities and declarations of a file that name a side of the screen, and icons that point but are not turned. A
 * heuristic: it reads text, not code, and knows the names of Tailwind that we use.
 */
export function physicalIn(file: string, source: string): Physical[] {
  const text = source.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
  const found = file.endsWith('.css') ? [...text.matchAll(DECLARATIONS)] : inComponents(text)
  return found.map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    text: match[0].trim(),
  }))
}

const inComponents = (text: string) => [
  ...text.matchAll(CLASSES).filter(([name]) => !BARE.test(name)),
  ...text.matchAll(ICONS).filter(([tag]) => !tag.includes('pointing')),
]
