import { parseAst } from 'vite'

export interface Pattern {
  file: string
  line: number
  text: string
  source: string | undefined
  flags: string
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

export function patternsIn(file: string, code: string): Pattern[] {
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  const nodes = [...nodesOf(program)]
  const constants = constantsOf(nodes)
  return nodes.flatMap((node) => {
    const found = literalOf(node) ?? callOf(node, constants)
    if (!found) return []
    const line = code.slice(0, node.start).split('\n').length
    return [{ file, line, text: code.slice(node.start, node.end).replaceAll(/\s+/g, ' '), ...found }]
  })
}

type Read = Pick<Pattern, 'source' | 'flags'>

function literalOf({ type, regex }: Node): Read | undefined {
  if (type !== 'Literal' || !regex) return undefined
  const { pattern, flags } = regex as { pattern: string; flags: string }
  return { source: pattern, flags }
}

function callOf(node: Node, constants: ReadonlyMap<string, Node>): Read | undefined {
  if (!/^(New|Call)Expression$/.test(node.type) || (node.callee as Node).name !== 'RegExp') return undefined
  const [source, flags] = node.arguments as Node[]
  return {
    source: source && constantText(source, constants),
    flags: (flags && constantText(flags, constants)) ?? '',
  }
}

function constantsOf(nodes: readonly Node[]): Map<string, Node> {
  const declarations = nodes.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
  return new Map(
    declarations
      .flatMap(({ declarations }) => declarations as Node[])
      .flatMap(({ id, init }) => (init ? [[String((id as Node).name), init as Node]] : [])),
  )
}

function constantText(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  const { type, value } = node
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type === 'Identifier') {
    const constant = constants.get(String(node.name))
    return constant && constantText(constant, constants)
  }
  if (type === 'TemplateLiteral') return templateText(node, 'cooked', constants)
  const { tag } = node as { tag?: { object?: Node; property?: Node } }
  return tag?.object?.name === 'String' && tag.property?.name === 'raw'
    ? templateText(node.quasi as Node, 'raw', constants)
    : undefined
}

function templateText(
  { quasis, expressions }: Node,
  form: 'cooked' | 'raw',
  constants: ReadonlyMap<string, Node>,
): string | undefined {
  const parts = (expressions as Node[]).map((part) => constantText(part, constants))
  const texts = (quasis as { value: Record<typeof form, string> }[]).map(({ value }) => value[form])
  return parts.includes(undefined) ? undefined : texts.map((text, at) => text + (parts[at] ?? '')).join('')
}

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
