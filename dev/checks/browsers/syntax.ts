export interface Node {
  type: string
  [field: string]: unknown
}

export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: Node[] = [],
): void {
  visit(node, above)
  const inside = [...above, node]
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, inside)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export function declaredIn(program: Node): Set<string> {
  const names = new Set<string>()
  const take = (pattern: unknown) => {
    if (isNode(pattern))
      walk(pattern, ({ type, name }) => void (type === 'Identifier' && names.add(String(name))))
  }
  walk(program, ({ type, id, params, param, local }) => {
    if (type === 'VariableDeclarator' || /Function|Class/.test(type)) take(id)
    if (Array.isArray(params)) params.forEach(take)
    if (type === 'CatchClause') take(param)
    if (/^Import\w*Specifier$/.test(type)) take(local)
  })
  return names
}

export function memberName({ property, computed }: Node): string | undefined {
  return computed ? textOf(property as Node) : String((property as Node).name)
}

/** Returns the value of a string literal, or of a template without expressions, which minifiers emit for strings. */
export function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined
  const parts = type === 'TemplateLiteral' ? (quasis as { value: { cooked: string } }[]) : []
  return parts.length === 1 ? parts[0]?.value.cooked : undefined
}
