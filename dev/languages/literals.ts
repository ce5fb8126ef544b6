import { parseAst } from 'vite'

/** A sentence or part of one in a words file, as translators see it: templates keep their `${…}`. */
export interface Literal {
  /** `words.failed.title`; `words.found.one` for a plural form; `words.said#2` for the second literal at one path. */
  path: string
  text: string
  placeholders: readonly Placeholder[]
  start: number
  end: number
}

export interface Placeholder {
  start: number
  end: number
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Call arguments are often code, so only those that read like a sentence count. */
type Wanted = RegExp
const WORD = /\p{L}/u
const SENTENCE = /\p{L}.*\s|\s.*\p{L}/u

const FOR_PROGRAMS = /^(Import|NewExpression|TS(?!As|Satisfies|NonNull))/

export function literalsIn(source: string): Literal[] {
  const found: Literal[] = []
  const counts = new Map<string, number>()

  function walk(node: Node, path: string, wanted: Wanted): void {
    if (FOR_PROGRAMS.test(node.type)) return
    const placeholders = placeholdersOf(node, source)
    const text = textOf(node, placeholders, source)
    if (text !== undefined && wanted.test(text.said)) {
      const count = (counts.get(path) ?? 0) + 1
      counts.set(path, count)
      const { start, end } = node
      found.push({ path: count > 1 ? `${path}#${count}` : path, text: text.all, placeholders, start, end })
    }
    for (const [child, step, next] of childrenOf(node, wanted))
      walk(child, [path, step].filter(Boolean).join('.'), next)
  }

  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, '', WORD)
  return found
}

function textOf(node: Node, placeholders: readonly Placeholder[], source: string) {
  if (node.type === 'Literal' && typeof node.value === 'string') return { all: node.value, said: node.value }
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked)
  const written = placeholders.map(({ start, end }) => source.slice(start, end))
  return { all: parts.map((part, at) => part + (written[at] ?? '')).join(''), said: parts.join('') }
}

const placeholdersOf = (node: Node, source: string): Placeholder[] =>
  node.type === 'TemplateLiteral'
    ? (node.expressions as Node[]).map(({ start, end }) => ({
        start: source.lastIndexOf('${', start),
        end: source.indexOf('}', end) + 1,
      }))
    : []

type Child = [child: Node, step: string, wanted: Wanted]

function childrenOf(node: Node, wanted: Wanted): Child[] {
  const all = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode)
  if (node.type === 'Property') return [[node.value as Node, nameOf(node.key as Node), wanted]]
  if (node.type === 'VariableDeclarator')
    return all(node.init).map((init) => [init, nameOf(node.id as Node), wanted])
  if (node.type === 'FunctionDeclaration')
    return all(node.body).map((body) => [body, nameOf(node.id as Node), wanted])
  if (node.type === 'ArrayExpression')
    return all(node.elements).map((element, at) => [element, wanted === WORD ? String(at) : '', wanted])
  if (node.type === 'MemberExpression') return all(node.object).map((object) => [object, '', wanted])
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node
    return [
      [callee, '', wanted],
      // plural forms
      ...all(node.arguments).map((value): Child => {
        const isForms = value.type === 'ObjectExpression' && callee.type === 'Identifier'
        return [value, '', isForms ? wanted : SENTENCE]
      }),
    ]
  }
  if (node.type === 'BinaryExpression' && /^[!=]=/.test(String(node.operator))) return []
  if (node.type === 'SwitchCase') return all(node.consequent).map((child) => [child, '', wanted])
  return Object.values(node)
    .flat()
    .filter(isNode)
    .map((child) => [child, '', wanted])
}

const nameOf = ({ name, value }: Node): string => String(name ?? value)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
