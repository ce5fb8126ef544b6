import type { AtRule, ChildNode, Container, Plugin, Root, Rule } from 'postcss'

const WEAK = ['base', 'components']

/**
 * Browsers before 2022 drop cascade layers with their content. Layers keep their order, before unlayered rules; weak
 * layers lose their specificity.
 */
export const flattenLayers = (): Plugin => ({
  postcssPlugin: 'flatten-layers',
  OnceExit(root) {
    const layers = new Map<string, ChildNode[]>()
    root.each((node) => {
      if (!isLayer(node)) return
      const names = node.params.split(',').map((name) => name.trim())
      for (const name of names) if (!layers.has(name)) layers.set(name, [])
      if (node.nodes && names[0]) layers.get(names[0])?.push(...rulesIn(node, WEAK.includes(names[0])))
      node.remove()
    })
    insertBeforeRules(root, [...layers.values()].flat())
    root.walkAtRules('layer', (nested) => {
      throw nested.error('A layer inside of another rule cannot be taken apart.')
    })
  },
})

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

function rulesIn(layer: AtRule, isWeak: boolean): ChildNode[] {
  if (isWeak) weaken(layer)
  return layer.nodes ?? []
}

function insertBeforeRules(root: Root, nodes: ChildNode[]) {
  const first = root.nodes.find((node) => node.type === 'rule' || (node.type === 'atrule' && node.nodes))
  if (first) first.before(nodes)
  else root.append(nodes)
}

function weaken(container: Container) {
  container.each((node) => {
    if (node.type === 'rule') weakenRule(node)
    else if (node.type === 'atrule' && node.nodes) weaken(node)
  })
}

function weakenRule(rule: Rule) {
  rule.selectors = rule.selectors.map(weakSelector)
}

/** A pseudo-element, with what follows it, cannot be inside `:where()`. */
const PSEUDO_ELEMENT = /(?:::[a-z-]|:(?:before|after)\b).*$/s

function weakSelector(selector: string): string {
  const [pseudo = ''] = PSEUDO_ELEMENT.exec(selector) ?? []
  const element = selector.slice(0, selector.length - pseudo.length)
  return element === '' || element === '*' || /^:where\([^()]*\)$/.test(element)
    ? selector
    : `:where(${element})${pseudo}`
}
