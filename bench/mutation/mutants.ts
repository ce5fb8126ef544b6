import { parseAst } from 'vite'

export interface Mutant {
  line: number
  what: string
  source: string
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
interface Change {
  start: number
  end: number
  text: string
}

const SWAPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
}

const SWAPPED_IN_SQL: readonly (readonly [RegExp, string])[] = [
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\bnot exists\b/g, 'exists'],
  [/\band\b(?! interval)/g, 'or'],
  [/ <> /g, ' = '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
]

export function mutantsOf(source: string): Mutant[] {
  const changes: Change[] = []
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, (node) =>
    changes.push(...changesOf(node, source)),
  )
  return changes.map(({ start, end, text }) => ({
    line: source.slice(0, start).split('\n').length,
    what: `${inOneLine(source.slice(start, end))} → ${inOneLine(text) || 'nothing'}`,
    source: source.slice(0, start) + text + source.slice(end),
  }))
}

function changesOf(node: Node, source: string): Change[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  const by = (text: string, { start, end } = node): Change => ({ start, end, text })
  const [test, left, right] = [node['test'], node['left'], node['right']] as (Node | undefined)[]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = String(node['operator'])
      const swapped = SWAPPED[operator]
      if (!swapped || !left || !right) return []
      const between = source.slice(left.end, right.start).replace(operator, swapped)
      return [by(between, { ...node, start: left.end, end: right.start })]
    }
    case 'IfStatement':
      return test ? [by('true', test), by('false', test)] : []
    case 'ConditionalExpression':
      return [by(textOf(node['consequent'] as Node)), by(textOf(node['alternate'] as Node))]
    case 'UnaryExpression':
      return node['operator'] === '!' ? [by(textOf(node['argument'] as Node))] : []
    case 'ExpressionStatement':
      return isCall(node['expression'] as Node) ? [by('')] : []
    case 'TaggedTemplateExpression':
      return /^sql\b/.test(textOf(node)) ? changesInSql(node['quasi'] as Node, source) : []
    default:
      return []
  }
}

const isCall = ({ type, argument }: Node): boolean =>
  type === 'CallExpression' || (type === 'AwaitExpression' && isCall(argument as Node))

function changesInSql(quasi: Node, source: string): Change[] {
  return (quasi['quasis'] as Node[]).flatMap(({ start, end }) =>
    SWAPPED_IN_SQL.flatMap(([pattern, text]) =>
      [...source.slice(start, end).matchAll(pattern)].map((found) => ({
        start: start + found.index,
        end: start + found.index + found[0].length,
        text,
      })),
    ),
  )
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const inOneLine = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
