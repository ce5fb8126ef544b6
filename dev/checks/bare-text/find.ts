import { parseAst } from 'vite'

export type BareText = { line: number; text: string }

type Node = { type: string; start: number; [key: string]: unknown }

const FOR_PROGRAMS = new Set([
  'className',
  'class',
  'd',
  'style',
  'src',
  'srcSet',
  'sizes',
  'href',
  'rel',
  'key',
])
const CALLS_FOR_PROGRAMS =
  /^(cx|loadJson|saveJson|Error|TypeError|RangeError|DOMException|error|warn|info|log|querySelector(All)?|startsWith|matchMedia|closest|matches)$/

const KEYS_FOR_PROGRAMS = /^@/
const TEXT_FOR_PROGRAMS = /^(<[!?a-z]|User-agent:)/

const READS_LIKE_A_SENTENCE = /^\s*(\p{Lu}\p{Ll}|…)|\p{L}{2,} \p{L}+/u

/** Finds user-facing sentences in web code by heuristics: lower-case words and CSS class lists count as values. */
export function bareTextIn(file: string, source: string): BareText[] {
  const found: BareText[] = []
  const note = (node: Node, text: string) => {
    if (isShown(text)) found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
  }
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, note)
  return found
}

function walk(node: Node, note: (node: Node, text: string) => void): void {
  if (isForPrograms(node)) return
  if (node.type === 'JSXText' && /\p{L}{2}/u.test(String(node.value))) note(node, `“${String(node.value)}”`)
  if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value)
  if (node.type === 'TemplateElement') note(node, (node.value as { raw: string }).raw)
  for (const child of childrenOf(node)) if (!isCompared(node, child)) walk(child, note)
}

const isCompared = (node: Node, child: Node) =>
  child.type === 'Literal' &&
  (/^[!=]==$/.test(String(node.operator)) || (node.type === 'SwitchCase' && node.test === child))

function isForPrograms(node: Node): boolean {
  if (/^(Import|Export(All|Named)).*Declaration$/.test(node.type) && 'source' in node && node.source)
    return true
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return true
  if (node.type === 'Property') return KEYS_FOR_PROGRAMS.test(String((node.key as { value?: unknown }).value))
  if (node.type === 'JSXAttribute') return FOR_PROGRAMS.has((node.name as { name: string }).name)
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const callee = node.callee as { name?: string; object?: { name?: string }; property?: { name?: string } }
  if (callee.object?.name === 'toast') return false // `toast.error(…)` is shown to members, unlike other errors
  return CALLS_FOR_PROGRAMS.test(callee.name ?? callee.property?.name ?? '')
}

function isShown(text: string): boolean {
  if (text.startsWith('“')) return true
  if (TEXT_FOR_PROGRAMS.test(text)) return false
  return (
    READS_LIKE_A_SENTENCE.test(text) && !looksLikeClasses(text) && !IS_A_NAME.test(text) && !isTable(text)
  )
}

/** Class lists are lower case, with hyphens, colons, brackets or digits in most words. */
function looksLikeClasses(text: string): boolean {
  const tokens = text.trim().split(/\s+/)
  if (/\p{Lu}|[.?!…’,]$/u.test(text.trim())) return false
  return tokens.some((token) => /[-:[\]/\d]/.test(token)) || tokens.every((token) => CLASSES.has(token))
}

const CLASSES = new Set(
  'absolute relative fixed sticky flex grid block inline hidden grow shrink truncate underline italic uppercase border rounded shadow light dark'.split(
    ' ',
  ),
)

const isTable = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .every((token) => /\w:\w|\w\//.test(token))

const IS_A_NAME = /^(\p{Lu}\p{Ll}+){2,}$|^[A-Z |]+$|^\w*Error$/u

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
