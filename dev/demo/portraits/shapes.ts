import { INK } from './parts.ts'

export const path = (d: string, fill: string, rest = '') =>
  `<path d="${d}" fill="${fill}"${rest && ` ${rest}`}/>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const inked = (d: string, fill: string, width = 12) =>
  path(d, fill, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`)
export const line = (d: string, width = 9) => stroke(d, INK, width)
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
export const moved = (x: number, y: number, shapes: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`
