import { BACKDROPS } from './backdrops.ts'
import { drawBeads, drawPrint, drawRobe, drawShawl, drawSkirt, drawTie } from './clothes.ts'
import { drawCap, drawDrape, drawLongHair, type Headwear } from './headwear.ts'
import { type Colours, drawBody, drawPart, type HeadColours, INK } from './parts.ts'
import type { Person, Portrait, Shot } from './portrait.ts'
import { POSES, type Pose } from './poses.ts'
import { INDOORS } from './scenes-indoors.ts'
import { OUTDOORS, type Scene } from './scenes-outdoors.ts'
import { circle, inked, path, rect, stroke } from './shapes.ts'

export const SCENES: Record<string, Scene> = { ...OUTDOORS, ...INDOORS }

export const WIDTH = 1000
export const HEIGHT = 1250
const FLOOR = 1205

/** @returns an SVG of 1000 × 1250 */
export function drawPortrait({ person, shot }: Portrait): string {
  const { print, main, accents } = shot.clothes
  const prints =
    drawPrint(print, 'cloth', main, ...accents) +
    drawPrint(shot.scarf.print, 'scarf', shot.scarf.colour, ...shot.scarf.accents)
  const scene = SCENES[shot.place]
  const behind = scene?.behind ?? BACKDROPS[shot.place]?.(shot.tint) ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${prints}</defs>${rect(0, 0, WIDTH, HEIGHT, shot.ground)}${behind}${placed(shot, drawFigure(person, shot))}${scene?.front ?? ''}</svg>`
}

const poseOf = ({ pose }: Shot): Pose => {
  const found = POSES[pose]
  if (!found) throw new Error(`there is no pose called ${pose}`)
  return found
}

function placed(shot: Shot, figure: string): string {
  const { centre, bottom, scale } = poseOf(shot)
  const size = scale * shot.zoom
  const move = `translate(${WIDTH / 2 - centre * size} ${(scale === 1 ? HEIGHT : FLOOR) - bottom * size}) scale(${size})`
  return `<g transform="${shot.mirrored ? `translate(${WIDTH} 0) scale(-1 1) ` : ''}${move}">${figure}</g>`
}

const clothOf = ({ clothes }: Shot) => (clothes.print === 'plain' ? clothes.main : 'url(#cloth)')
const scarfOf = ({ scarf }: Shot) => (scarf.print === 'plain' ? scarf.colour : 'url(#scarf)')

function drawFigure(person: Person, shot: Shot): string {
  const { over, cover } = shot
  const pose = poseOf(shot)
  const hair = longHairOf(person, shot)
  return [
    hair?.behind ?? '',
    pose.seat ?? '',
    over === 'robe'
      ? drawRobe(clothOf(shot), shot.clothes, person.skin)
      : drawBody(shot.pose, coloursOf(person, shot)),
    drawOver(shot, pose),
    cover === 'longHijab' ? drawDrape(scarfOf(shot)) : '',
    drawHead(person, shot),
    hair?.front ?? '',
    drawCover(shot),
  ].join('')
}

function coloursOf({ skin }: Person, shot: Shot): Colours {
  const { second, dark, accents } = shot.clothes
  return {
    skin,
    top: shot.over === 'skirt' ? second : clothOf(shot),
    under: second,
    soft: second,
    thing: accents[0],
    pants: dark,
    shoes: '#fdf3e3',
    chair: '#cdd5d6',
    ink: poseOf(shot).dark ? dark : INK,
  }
}

function drawOver(shot: Shot, { skirt }: Pose): string {
  const { second, accents } = shot.clothes
  switch (shot.over) {
    case 'tie':
      return drawTie(accents[0])
    case 'shawl':
      return drawShawl(second, accents[0])
    case 'beads':
      return drawBeads(accents[0])
    case 'skirt':
      return skirt ? drawSkirt(clothOf(shot), skirt) : ''
    case 'robe':
    case undefined:
      return ''
    default:
      return shot.over satisfies never
  }
}

function longHairOf({ head, hair, earrings }: Person, { cover }: Shot): Headwear | null {
  if (cover || (head !== 'locks' && head !== 'braids')) return null
  return drawLongHair(head, hair, earrings ?? hair)
}

function drawCover(shot: Shot): string {
  switch (shot.cover) {
    case 'gele':
    case 'kufi':
    case 'hula':
    case 'fila':
    case 'netela':
      return drawCap(shot.cover, scarfOf(shot), shot.scarf.accents[0]).front
    default:
      return ''
  }
}

function bareHead({ head }: Person, { cover }: Shot): string {
  switch (cover) {
    case 'hijab':
    case 'longHijab':
      return 'hijab'
    case 'headwrap':
      return 'turban'
    case 'beanie':
      return 'hatBeanie'
    case 'hat':
      return 'hatHip'
    case 'kufi':
    case 'hula':
    case 'fila':
      return head === 'noHair1' ? head : 'short1'
    case 'gele':
      return 'noHair1'
    case 'netela':
      return 'medium1'
    case undefined:
      return head === 'locks' || head === 'braids' ? 'noHair1' : head
    default:
      return cover satisfies never
  }
}

const EARS_COVERED = new Set(['hijab', 'longHijab', 'headwrap', 'netela', 'beanie', 'hat'])

function drawHead(person: Person, shot: Shot): string {
  const { skin, hair, beard, glasses, shape, earrings, lines } = person
  const colours = { skin, headContrast: hair, clothing: scarfOf(shot), ink: INK }
  const head = bareHead(person, shot)
  const bare = head === 'hijab' ? drawHijab(colours, shot) : drawPart('head', head, colours)
  const features = [
    `<g transform="translate(351 275)">${drawPart('expression', shot.expression, colours)}</g>`,
    shot.laughing && !MOUTH_COVERED.has(beard ?? '') ? LAUGH : '',
    lines ? LINES : '',
  ].join('')
  const face = `<g transform="translate(480 ${400 + shape.lift}) scale(${shape.features}) translate(-480 -400)">${features}</g>`
  const accessories = [
    beard ? `<g transform="translate(58 333)">${drawPart('facialHair', beard, colours)}</g>` : '',
    glasses ? `<g transform="translate(190 243)">${drawPart('accessories', glasses, colours)}</g>` : '',
    earrings && !EARS_COVERED.has(shot.cover ?? '') ? circle(242, 466, 13, earrings) : '',
  ].join('')
  const transform = `translate(470 540) scale(${shape.width} 1) translate(-470 -540)`
  return `<g transform="translate(69 -62)"><g transform="${transform}"><g transform="matrix(.99789 0 0 1 6.3 -58)">${bare}</g>${face}${accessories}</g></g>`
}

/** Open Peeps draws the scarf in ink only; here it has a colour and an outline. */
const drawHijab = (colours: HeadColours, shot: Shot) =>
  drawPart('head', 'hijab', { ...colours, clothing: shot.clothes.second, ink: '#scarf' }).replaceAll(
    'fill="#scarf"',
    `fill="${scarfOf(shot)}" stroke="${INK}" stroke-width="10" stroke-linejoin="round"`,
  )

const MOUTH_COVERED = new Set([
  'full2',
  'goatee1',
  'moustache1',
  'moustache5',
  'moustache6',
  'moustache7',
  'moustache9',
])

const LAUGH =
  inked('M424 452Q470 466 516 448Q516 504 474 508Q430 506 424 452Z', '#7a1f1f', 8) +
  path('M432 458Q470 470 510 455L508 472Q470 484 436 474Z', '#fffaf4')

const LINES = stroke(
  'M396 402Q384 412 386 424M412 458Q400 472 404 488M560 392Q568 402 566 412',
  '#1f151266',
  6,
)
