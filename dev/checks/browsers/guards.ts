import { type Node, textOf, walk } from './syntax.ts'

/** Whether the code around a use detects the feature first: `a.b?.()`, `'b' in a && a.b()`, `if (!a.b) return`. */
export function isGuarded(name: string, node: Node, above: readonly Node[]): boolean {
  const chain = [...above, node]
  return chain.some((one, place) => {
    const next = chain[place + 1]
    if (one.type === 'UnaryExpression')
      return one.operator === 'typeof' || (one.operator === '!' && next === node)
    if (one.type === 'CallExpression' && one.callee === node) return one.optional === true
    if (one.type === 'MemberExpression' && one.object === node) return one.optional === true
    if (/^(Conditional|If)/.test(one.type))
      return one.test === next ? next === node : mentions(one.test, name)
    if (one.type === 'LogicalExpression') return one.left === next ? next === node : mentions(one.left, name)
    if (one.type === 'AssignmentExpression' && one.left === node) return true
    return one.type === 'BlockStatement' && returnsBefore(one, next, name)
  })
}

function returnsBefore(block: Node, statement: Node | undefined, name: string): boolean {
  const statements = block.body as Node[]
  return statements
    .slice(0, statements.indexOf(statement as Node))
    .some(
      ({ type, test, consequent }) =>
        type === 'IfStatement' && mentions(test, name) && returns(consequent as Node),
    )
}

const returns = (node: Node) =>
  [node, ...((node.body as Node[] | undefined) ?? [])].some(({ type }) => /^(Return|Throw)/.test(type))

function mentions(test: unknown, name: string): boolean {
  let found = false
  walk(test as Node, (node) => {
    if ([node.name, node.value, textOf(node)].includes(name)) found = true
  })
  return found
}
