/**
 * Draws our quilt and portraits (DiceBear `patchwork` and `open-peeps`, both CC0) into committed files, so that browser
 * and build need no DiceBear: `node web/tools/draw-art.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Avatar, Style } from '@dicebear/core'
import peeps from '@dicebear/styles/open-peeps.json' with { type: 'json' }
import patchwork from '@dicebear/styles/patchwork.json' with { type: 'json' }

const patchworkStyle = new Style(patchwork)
const peepsStyle = new Style(peeps)
const folder = fileURLToPath(new URL('../public/art/', import.meta.url))

function tile(seed: string): string {
  return new Avatar(patchworkStyle, {
    seed,
    size: 100,
    backgroundColor: ['#fdeedd'],
    fabricAColor: ['#c2410c', '#9a3412'],
    fabricBColor: ['#0f6b63', '#2a1810'],
    fabricCColor: ['#f59e0b', '#fb923c'],
  }).toString()
}

function quilt(columns: number, rows: number, from: number): string {
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * 100
    const y = Math.floor(index / columns) * 100
    return tile(`ndoa-${from + index}`).replace('<svg', `<svg x="${x}" y="${y}"`)
  })
  const [width, height] = [columns * 100, rows * 100]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${cells.join('')}</svg>`
}

interface Look {
  head: 'afro' | 'bantuKnots' | 'dreads2' | 'flatTop' | 'grayBun' | 'hijab' | 'short4' | 'turban'
  expression: 'smile' | 'calm' | 'cute' | 'smileBig'
  skin: string
  clothing: string
  facialHair?: 'chin'
  accessories?: 'glasses2'
  hair?: string
}

function portrait(look: Look): string {
  const drawn = new Avatar(peepsStyle, {
    seed: 'ndoa',
    headVariant: look.head,
    expressionVariant: look.expression,
    skinColor: look.skin,
    clothingColor: look.clothing,
    headContrastColor: look.hair ?? '#2c1b18',
    maskProbability: 0,
    facialHairProbability: 0,
    accessoriesProbability: 0,
    ...(look.facialHair && { facialHairProbability: 100, facialHairVariant: look.facialHair }),
    ...(look.accessories && { accessoriesProbability: 100, accessoriesVariant: look.accessories }),
  })
  return withoutDefaults(drawn.toString())
}

/** Drops defaults that a standalone picture does not need: the clip at its edges and the unique ids of its parts. */
const withoutDefaults = (svg: string) =>
  svg
    .replaceAll(/<clipPath.*?<\/clipPath>| (?:shape-rendering|aria-hidden|clip-rule|clip-path)="[^"]*"/g, '')
    .replaceAll(/-[0-9a-f]{8}\b/g, '')
    .replaceAll(/"(?:#000000|black)"/g, '"#000"')

const files: Record<string, string> = {
  'quilt-strip.svg': quilt(6, 1, 11),
  'quilt-square.svg': quilt(2, 2, 40),
  'woman.svg': portrait({ head: 'afro', expression: 'smile', skin: '#8d5a3b', clothing: '#c2410c' }),
  'man.svg': portrait({
    head: 'flatTop',
    expression: 'calm',
    skin: '#7a4a2f',
    clothing: '#fdeedd',
    facialHair: 'chin',
  }),
  'woman-hijab.svg': portrait({ head: 'hijab', expression: 'calm', skin: '#a9714b', clothing: '#c2410c' }),
  'man-glasses.svg': portrait({
    head: 'short4',
    expression: 'smile',
    skin: '#6b4430',
    clothing: '#fdeedd',
    accessories: 'glasses2',
  }),
  'woman-turban.svg': portrait({
    head: 'turban',
    expression: 'smile',
    skin: '#7a4a2f',
    clothing: '#f59e0b',
  }),
  'woman-glasses.svg': portrait({
    head: 'bantuKnots',
    expression: 'smile',
    skin: '#8d5a3b',
    clothing: '#0f6b63',
    accessories: 'glasses2',
  }),
  'man-dreads.svg': portrait({
    head: 'dreads2',
    expression: 'smile',
    skin: '#7a4a2f',
    clothing: '#f59e0b',
    facialHair: 'chin',
  }),
  'mother.svg': portrait({
    head: 'grayBun',
    expression: 'smile',
    skin: '#8d5a3b',
    clothing: '#c2410c',
    hair: '#c9b5a6',
  }),
}

// The specification prescribes this name and place.
files['../storage/v1/object/public/assets/hero-bg.svg'] = quilt(4, 3, 11)

/** A tenth of a point is invisible. Authors and licence are in the notes beside the pictures. */
const minify = (svg: string) =>
  svg
    .replaceAll(/<metadata.*?<\/metadata>|<!--.*?-->/g, '')
    .replaceAll(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))

await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries(files)) await writeFile(folder + name, minify(svg))
