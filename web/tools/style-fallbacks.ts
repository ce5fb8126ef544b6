import { AtRule, type Declaration, type Plugin, Rule } from 'postcss'

const UNITS: readonly ((value: string) => string)[] = [
  (value) => value.replaceAll(/(\d)[dls]v(h|w)\b/g, '$1v$2'),
  (value) => value.replaceAll(/([\d.]+)lh\b/g, (_, lines) => `${Number(lines) * 1.5}em`),
]

/** Adds a fallback beside each declaration for browsers without its units or keywords. */
export const styleFallbacks = (): Plugin => ({
  postcssPlugin: 'style-fallbacks',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--')) return
      for (const older of UNITS) {
        const value = older(declaration.value)
        if (value !== declaration.value) declaration.cloneBefore({ value })
      }
      if (declaration.prop === 'overflow' && declaration.value === 'clip') hideInstead(declaration)
    })
  },
})

/** A separate rule, because Lightning CSS would take a second declaration of `overflow` for a mistake. */
function hideInstead(declaration: Declaration) {
  const { parent: rule } = declaration
  if (!(rule instanceof Rule)) return
  const hidden = declaration.clone({ value: 'hidden' })
  const { source } = rule
  const condition = new AtRule({ name: 'supports', params: 'not (overflow: clip)', source })
  rule.after(condition.append(new Rule({ selector: rule.selector, nodes: [hidden], source })))
}
