import { parseAst } from 'vite'
import { isGuarded } from './guards.ts'
import { absentFrom, data, type Fault, type Feature, lacking } from './support.ts'
import { declaredIn, memberName, type Node, textOf, walk } from './syntax.ts'

const { builtins, classes, regular_expressions, statements } = data.javascript as Record<
  string,
  Record<string, Feature>
>
const scopes = [builtins, data.api] as Record<string, Feature>[]

/** Only these interfaces count, because others (gamepads, sensors, payments) share too many names with our objects. */
const HELD =
  /Element$|Event$|^(Node|NodeList|Document|Window|Navigator|EventTarget|AbortSignal|AbortController|DOMTokenList|Headers|Response|Request|URL|URLSearchParams|FormData|Blob|File|Crypto|Clipboard)$/

/** A method name counts as supported if any known object type has it, because receiver types are unknown. */
const methods = new Map<string, Feature[]>()
for (const scope of scopes)
  for (const [, host] of Object.entries(scope).filter(([owner]) => scope === builtins || HELD.test(owner)))
    for (const [name, feature] of Object.entries(host) as [string, Feature][])
      if (!name.startsWith('_')) methods.set(name, [...(methods.get(name) ?? []), feature])

export function scriptFaults(code: string): Fault[] {
  const program = parseAst(code) as unknown as Node
  const declared = declaredIn(program)
  const faults: Fault[] = []
  walk(program, (node, above) => {
    for (const { name, label, features } of usedBy(node, above, declared)) {
      const missing = leastMissing(features)
      if (missing.length > 0 && !(name && isGuarded(name, node, above))) faults.push({ name: label, missing })
    }
  })
  return faults
}

const leastMissing = (features: readonly Feature[]) =>
  lacking(features.reduce((least, one) => (absentFrom(one).length < absentFrom(least).length ? one : least)))

interface Use {
  name?: string
  label: string
  features: readonly Feature[]
}

function usedBy(node: Node, above: readonly Node[], declared: ReadonlySet<string>): Use[] {
  if (node.type === 'MemberExpression') return memberUse(node, above, declared)
  if (node.type === 'Identifier') return globalUse(node, above, declared)
  if (node.type === 'StaticBlock') return syntaxUse('static {}', classes?.static?.initialization_blocks)
  if (node.type === 'VariableDeclaration')
    return syntaxUse(String(node.kind), statements?.[String(node.kind)])
  if (node.type === 'Literal' && node.regex)
    return patternUse(node.regex as { pattern: string; flags: string })
  const text = textOf(node)
  return text ? patternUse({ pattern: text, flags: '' }) : []
}

const syntaxUse = (label: string, feature: unknown): Use[] =>
  feature ? [{ label, features: [feature as Feature] }] : []

/** Counts only calls on unknown objects, because reading a missing property gives undefined. */
function memberUse(node: Node, above: readonly Node[], declared: ReadonlySet<string>): Use[] {
  const name = memberName(node)
  if (!name) return []
  const { type, name: host } = node.object as Node
  const scope =
    type === 'Identifier' && !declared.has(String(host)) && scopes.find((one) => one[String(host)])
  const own = scope && (scope[String(host)]?.[`${name}_static`] ?? scope[String(host)]?.[name])
  if (own) return [{ name, label: `${String(host)}.${name}`, features: [own as Feature] }]
  const isCalled = above.at(-1)?.type === 'CallExpression' && above.at(-1)?.callee === node
  const features = methods.get(name)
  return isCalled && features ? [{ name, label: `.${name}()`, features }] : []
}

function globalUse(node: Node, above: readonly Node[], declared: ReadonlySet<string>): Use[] {
  const name = String(node.name)
  const parent = above.at(-1)
  const isLabel =
    (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    (/^(Property|MethodDefinition|PropertyDefinition)$/.test(parent?.type ?? '') && parent?.key === node) ||
    /^(Import|Export)\w*Specifier$|^(Labeled|Break|Continue)Statement$/.test(parent?.type ?? '')
  const feature = scopes.map((scope) => scope[name]).find(Boolean)
  return isLabel || declared.has(name) || !feature ? [] : [{ name, label: name, features: [feature] }]
}

function patternUse({ pattern, flags }: { pattern: string; flags: string }): Use[] {
  const uses: [boolean, Feature | undefined][] = [
    [/\(\?<[=!]/.test(pattern), regular_expressions?.lookbehind_assertion],
    [/\(\?(?=[-ims])[ims]*-?[ims]*:/.test(pattern), regular_expressions?.modifier],
    [flags.includes('v'), builtins?.RegExp?.unicodeSets as Feature],
    [flags.includes('d'), builtins?.RegExp?.hasIndices as Feature],
  ]
  return uses.flatMap(([is, feature]) => (is ? syntaxUse(`/${pattern}/${flags}`, feature) : []))
}
