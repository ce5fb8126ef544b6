import { readdirSync, readFileSync } from 'node:fs'
import peeps from '@dicebear/styles/open-peeps.json' with { type: 'json' }

/**
 * Heads, expressions, beards and glasses come from DiceBear's Open Peeps, bodies from `bodies/`, where classes name
 * each shape. All parts use the coordinates of the bodies.
 */

export const INK = '#1f1512'

export type Colours = Record<
  'top' | 'under' | 'soft' | 'skin' | 'thing' | 'pants' | 'shoes' | 'chair' | 'ink',
  string
>

const FOLDER = new URL('./bodies/', import.meta.url)

const BODIES = new Map(
  readdirSync(FOLDER).map((file) => {
    const svg = readFileSync(new URL(file, FOLDER), 'utf8')
    return [file.replace('.svg', ''), svg.replace(/<\/?svg[^>]*>/g, '')]
  }),
)

export function drawBody(name: string, colours: Colours): string {
  const body = BODIES.get(name)
  if (!body) throw new Error(`there is no body called ${name}`)
  return body.replace(/class="(\w+)"/g, (_, part: keyof Colours) => `fill="${colours[part]}"`)
}

type Value = string | number | { name: keyof HeadColours }

interface Element {
  name: string
  attributes?: Record<string, Value>
  children?: Element[]
}

type Kind = 'head' | 'expression' | 'facialHair' | 'accessories'

export interface HeadColours {
  skin: string
  headContrast: string
  clothing: string
  ink: string
}

export function drawPart(kind: Kind, name: string, colours: HeadColours): string {
  const variants: Record<string, { elements: unknown }> = peeps.components[kind].variants
  const variant = variants[name]
  if (!variant) throw new Error(`there is no ${kind} called ${name}`)
  return write(variant.elements as Element[], colours)
}

function write(elements: Element[], colours: HeadColours): string {
  return elements
    .map(({ name, attributes = {}, children = [] }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${valueOf(value, colours)}"`)
      return `<${name}${written.join('')}>${write(children, colours)}</${name}>`
    })
    .join('')
}

const valueOf = (value: Value, colours: HeadColours) =>
  typeof value === 'object' ? colours[value.name] : value
