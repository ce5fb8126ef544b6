import { createElement, type SVGProps } from 'react'

interface Drawing {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * The build takes this in the place of the function by which lucide-react makes components: a kilobyte less at the first
 * visit, and less work at each icon. It leaves out what we do not use: contexts, names, aliases and widths of lines that do
 * not grow.
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
