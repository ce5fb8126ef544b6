export type Physical = { line: number; text: string }

/** `space-x-` and `divide-x` are logical since Tailwind 4. */
const CLASSES =
  /(?<![\w-])-?(?:[mp][lr]|scroll-[mp][lr]|left|right|border-[lr]|rounded-(?:[tb]?[lr])|(?:float|clear|text)-(?:left|right)|transform-\[translateX|translate-x|skew-x|(?:bg|object|origin)(?:-(?:top|bottom))?-(?:left|right)|(?:bg-(?:linear|gradient)|mask)-to-(?:[tb]?[lr])|mask-[lr]-(?:from|to))(?:-(?:\d[\w./]*|px|auto|full|none|sm|md|lg|xl|brand|line|edge|transparent|[[(][^\s'"`]*))?(?![\w-])/g
const BARE = /^-?(?:[mp][lr]|scroll-[mp][lr]|left|right|translate-x|skew-x|mask-[lr]-(?:from|to))$/
const DECLARATIONS =
  /(?:^|[\s;{"])(?:(?:(?:margin|padding|border|inset|scroll-(?:margin|padding))-)?(?:left|right)(?:-(?:width|color|style))?\s*:|border-(?:top|bottom)-(?:left|right)-radius|text-align:\s*(?:left|right)|float:\s*(?:left|right)|translateX\(|background-position:[^;]*(?:left|right))|\binset:\s*[^\s;]+\s+([^\s;]+)\s+[^\s;]+\s+(?!\1;)[^;]+;/gm
const ICONS =
  /<(?:Arrow|Chevrons?|Move|Corner\w+|Arrow\w+)(?:Left|Right)\b[^>]*>|<(?:SendHorizontal|LogIn|LogOut|Undo2?|Redo2?|Reply)\b[^>]*>/g

/** Physical-side utilities and unmirrored directional icons; a text heuristic for our Tailwind names. */
export function findPhysicalSides(file: string, source: string): Physical[] {
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
