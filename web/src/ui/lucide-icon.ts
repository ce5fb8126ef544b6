import { createElement, type SVGProps } from 'react'

interface Drawing {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * The build substitutes this for lucide-react's component factory: a kilobyte less at the first visit and less work per
 * icon. It omits contexts, names, aliases and absolute line widths.
 */
export default function createLucideIcon({ node }: Drawing) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))

  return function Icon({ size = 24, ...attributes }: IconProps) {
    const svg: SVGProps<SVGSVGElement> = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...attributes,
    }
    return createElement('svg', svg, parts)
  }
}
