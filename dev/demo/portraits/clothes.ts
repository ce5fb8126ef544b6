import { circle, inked, line, path, rect, stroke, times } from './shapes.ts'

export type Print = 'plain' | 'circles' | 'zigzag' | 'stripes' | 'dots' | 'blocks' | 'leaves' | 'diamonds'

export type Accents = [first: string, second: string]

export function drawPrint(print: Print, id: string, ground: string, first: string, second: string): string {
  const tile = TILES[print]
  if (!tile) return ''
  const [size, shapes] = tile(first, second)
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size, ground)}${shapes}</pattern>`
}

type Tile = (first: string, second: string) => [size: number, shapes: string]

const TILES: Record<Print, Tile | null> = {
  plain: null,
  circles: (a, b) => [
    130,
    circle(65, 65, 48, a) +
      circle(65, 65, 30, b) +
      circle(65, 65, 12, a) +
      circle(0, 0, 14, b) +
      circle(130, 0, 14, b) +
      circle(0, 130, 14, b) +
      circle(130, 130, 14, b),
  ],
  zigzag: (a, b) => [
    120,
    stroke('M-10 40L30 10L60 40L90 10L130 40', a, 14) + stroke('M-10 95L30 65L60 95L90 65L130 95', b, 10),
  ],
  stripes: (a, b) => [110, rect(0, 0, 30, 110, a) + rect(48, 0, 10, 110, b) + rect(84, 0, 10, 110, b)],
  dots: (a, b) => [90, circle(22, 22, 11, a) + circle(67, 67, 11, b)],
  blocks: (a, b) => [
    140,
    rect(0, 0, 70, 70, a) +
      rect(70, 70, 70, 70, a) +
      times(3, (i) => rect(78, 8 + i * 22, 54, 10, b) + rect(8, 78 + i * 22, 54, 10, b)),
  ],
  leaves: (a, b) => [
    130,
    path('M20 70C20 30 50 15 80 15C80 55 60 75 20 70Z', a) +
      path('M75 125C75 95 95 85 120 85C120 115 105 128 75 125Z', b) +
      circle(30, 110, 8, b),
  ],
  diamonds: (a, b) => [120, path('M60 8L112 60L60 112L8 60Z', a) + path('M60 36L84 60L60 84L36 60Z', b)],
}

const NECK = 'M316 548C340 620 420 650 462 650C520 650 570 610 588 548'
const ROBE = `${NECK}C650 566 730 594 790 640C880 730 930 960 960 1290L-50 1290C-20 980 20 760 110 650C170 594 250 566 316 548Z`

export function drawRobe(
  cloth: string,
  { main, accents }: { main: string; accents: Accents },
  skin: string,
): string {
  const [embroidery] = accents
  const neck = path(
    'M352 440C354 520 344 540 300 556C340 640 420 652 462 652C520 652 570 620 604 556C556 542 540 520 542 440Z',
    skin,
  )
  const sides = line('M353 505C351 532 340 544 316 550M541 512C544 532 560 544 588 550', 11)
  const panel = path(
    'M316 548C340 640 420 668 462 668C519 668 575 630 588 548L622 558C610 664 570 716 534 736L534 940C534 980 390 980 390 940L390 736C348 716 296 640 284 558Z',
    embroidery,
  )
  const stitches =
    circle(462, 800, 34, main) +
    circle(462, 800, 16, embroidery) +
    circle(462, 890, 24, main) +
    circle(462, 890, 10, embroidery)
  return (
    neck +
    sides +
    inked(ROBE, cloth) +
    panel +
    stitches +
    line(NECK, 11) +
    line('M170 700C150 860 150 1040 130 1260') +
    line('M760 700C790 860 800 1040 820 1260') +
    line('M250 860C250 1000 240 1140 236 1260', 7) +
    line('M690 860C700 1000 704 1140 700 1260', 7)
  )
}

export const drawShawl = (cloth: string, border: string) =>
  inked(
    'M190 600C270 540 330 560 350 600C470 760 600 920 700 1290L330 1290C290 1060 230 820 120 700Z',
    cloth,
  ) +
  stroke('M330 590C450 760 570 940 656 1290', border, 20) +
  line('M220 700C320 860 400 1060 440 1280', 8)

export const drawTie = (colour: string) =>
  path('M384 610Q470 640 558 612L552 1290L446 1290Z', '#fffaf0') +
  inked('M388 556L470 650L424 700L382 600Z', '#fffaf0', 9) +
  inked('M556 560L470 650L512 700L562 604Z', '#fffaf0', 9) +
  inked('M446 652L496 652L508 704L472 728L436 704Z', colour, 9) +
  inked('M446 726L498 726L528 1300L450 1300Z', colour, 9)

export interface Skirt {
  waist: number
  hem: number
  flare: number
}

export const drawSkirt = (cloth: string, { waist, hem, flare }: Skirt) =>
  inked(
    `M${130 - flare} ${waist}Q470 ${waist + 46} ${800 + flare} ${waist}C${850 + flare} ${waist + 500} 900 ${hem - 300} 920 ${hem}Q470 ${hem + 70} -10 ${hem}C20 ${hem - 300} ${80 - flare} ${waist + 500} ${130 - flare} ${waist}Z`,
    cloth,
    16,
  ) +
  line(`M300 ${waist + 300}C280 ${waist + 700} 270 ${hem - 200} 270 ${hem}`) +
  line(`M640 ${waist + 340}C670 ${waist + 700} 670 ${hem - 200} 676 ${hem}`)

export const drawBeads = (colour: string) =>
  times(13, (i) => {
    const angle = Math.PI * (0.08 + (0.84 * i) / 12)
    return circle(458 - Math.cos(angle) * 118, 560 + Math.sin(angle) * 112, 11, colour)
  })
