import { AtRule, type Declaration, type Node, parse } from 'postcss'
import { data, type Fault, type Feature, lacking } from './support.ts'

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = data.css as Record<string, Record<string, Feature>>
const lengths = types?.['length']

const UNITS: readonly [RegExp, unknown][] = [
  [/\ddv[hwib]\b/, lengths?.viewport_percentage_units_dynamic],
  [/\dsv[hwib]\b/, lengths?.viewport_percentage_units_small],
  [/\dlv[hwib]\b/, lengths?.viewport_percentage_units_large],
  [/\dcq(?:[whib]|min|max)\b/, lengths?.container_query_length_units],
  [/\dlh\b/, lengths?.lh],
  [/\drlh\b/, lengths?.rlh],
]

type Find = (name: string, feature: unknown) => void

export function styleFaults(sheet: string): Fault[] {
  const faults: Fault[] = []
  const find: Find = (name, feature) => {
    const missing = lacking(feature as Feature | undefined)
    if (missing.length > 0) faults.push({ name, missing })
  }
  const root = parse(sheet)
  const guarded = [...sheet.matchAll(/@supports not selector\(([^{]*)\{/g)].flatMap(([, test = '']) =>
    pseudosIn(test),
  )
  root.walk((node) => {
    if (isConditional(node)) return
    if (node.type === 'atrule') findInAtRule(node, find)
    if (node.type === 'decl') findInDeclaration(node, find)
    if (node.type !== 'rule') return
    const names = node.selectors.flatMap((selector) => pseudosIn(withoutForgiven(selector)))
    for (const name of names) if (!guarded.includes(name)) find(`:${name}`, selectors?.[name])
  })
  return faults
}

function findInAtRule({ name, params }: AtRule, find: Find) {
  find(`@${name}`, atRules?.[name])
  if (name !== 'media') return
  if (/[<>=]/.test(params)) find('a range in @media', atRules?.media?.range_syntax)
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    find(`@media (${feature})`, atRules?.media?.[feature])
}

const pseudosIn = (selector: string) =>
  [...selector.matchAll(/(?<!\\)::?([a-z][a-z-]*)/g)].map(([, name = '']) => name)

/** Removes `:is(…)` and `:where(…)`, inside which browsers skip unknown selectors. */
function withoutForgiven(selector: string): string {
  const shorter = selector.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return shorter === '' || shorter === selector ? shorter : withoutForgiven(shorter)
}

function findInDeclaration(declaration: Declaration, find: Find) {
  const { prop, value } = declaration
  if (prop.startsWith('--') || hasOlder(declaration)) return
  const property = properties?.[prop]
  find(prop, property)
  if (lacking(property).length > 0) return
  if (/^[a-z-]+$/.test(value)) find(`${prop}: ${value}`, property?.[value])
  for (const [unit, feature] of UNITS) {
    const [found] = unit.exec(value) ?? []
    if (found) find(`${prop}: ${found.slice(1)}`, feature)
  }
  for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g))
    find(`${name}()`, types?.[name] ?? types?.color?.[name])
}

function hasOlder(declaration: Declaration): boolean {
  const { parent, prop } = declaration
  const before = parent?.nodes?.slice(0, parent.index(declaration)) ?? []
  if (before.some((node) => node.type === 'decl' && node.prop === prop)) return true
  const after = parent?.next()
  return after instanceof AtRule && after.name === 'supports' && after.toString().includes(`${prop}:`)
}

/** Old browsers skip the enclosing at-rule, which is checked itself, or apply it only if they support its content. */
function isConditional(node: Node | undefined): boolean {
  for (let one = node?.parent as Node | undefined; one; one = one.parent as Node | undefined)
    if (one instanceof AtRule && ['supports', 'container', 'starting-style', 'property'].includes(one.name))
      return true
  return false
}
