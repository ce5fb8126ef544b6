import { type ESTree, type Plugin, Visitor } from 'vite'

/** What a call of the contract says beside its address. The server checks it. */
const SHAPES = new Set(['input', 'output', 'errors'])

/** `text` takes the place of what stands between two places of a source. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The browser calls by method and path, and believes its server. So the built app takes the contract without the shapes
 * of its calls, and of the schemas only those that a form asks: parsing and making the others would cost every screen.
 */
export function bareContract(): Plugin {
  return {
    name: 'ndoa:bare-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler(code) {
        return bare(code, this.parse(code))
      },
    },
  }
}

/** A source of the contract without shapes, in which every value that nobody uses can be left out. */
export function bare(code: string, program: ESTree.Program): string {
  const edits = [...withoutShapes(program), ...madeWhenUsed(program)]
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

function withoutShapes(program: ESTree.Program): Edit[] {
  const edits: Edit[] = []
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (SHAPES.has(callee.property.name)) edits.push({ start: callee.object.end, end, text: '' })
    },
  }).visit(program)
  return edits
}

/** The bundler cannot see that a chain such as `z.string().check(…)` only describes; of a pure function it believes it. */
function madeWhenUsed(program: ESTree.Program): Edit[] {
  return program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && isMade(init) ? [init] : []))
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ])
}

/** Whether something is called to make a value, or the parts of an object. */
function isMade(value: ESTree.Expression): boolean {
  if (value.type !== 'ObjectExpression') return value.type === 'CallExpression'
  return value.properties.some((part) => part.type === 'SpreadElement' || isMade(part.value))
}
