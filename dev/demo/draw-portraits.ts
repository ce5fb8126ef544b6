/**
 * Draws the portraits of the demo members into `portraits/`. Run by hand when `portrait-list.ts` changes:
 * `node dev/demo/draw-portraits.ts`. The files are in the repository, so that no start has to draw.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Avatar, Style } from '@dicebear/core'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PORTRAITS, type Portrait } from './portrait-list.ts'
import type { PortraitFile } from './portraits.ts'

const FOLDER = new URL('./portraits/', import.meta.url)
const WIDTHS = [320, 640, 1280]
const BLURRED_WIDTH = 480
const BLUR_SOURCE_WIDTH = 24

// Frames are 4:5 and end where the drawing ends; the air above is at least a tenth of the height.
// The drawing's hijab is black like its outlines; each woman has a colour of her own instead.
const HIJAB = /<g id="head-hijab[^]*?<\/g>/
const INK = '#000000'

const FRAME = '32 -96 640 800'
const WIDE_FRAME = '-44 -286 792 990'

async function loadStyle() {
  const path = fileURLToPath(import.meta.resolve('@dicebear/styles/open-peeps.json'))
  return new Style(JSON.parse(await readFile(path, 'utf8')))
}

function drawSvg(style: Style, portrait: Portrait) {
  const svg = new Avatar(style, {
    seed: `face-${portrait.face}`,
    headVariant: portrait.head,
    expressionVariant: portrait.expression,
    facialHairVariant: portrait.beard ?? 'chin',
    facialHairProbability: portrait.beard ? 100 : 0,
    accessoriesVariant: portrait.glasses ?? 'glasses',
    accessoriesProbability: portrait.glasses ? 100 : 0,
    maskProbability: 0,
    skinColor: portrait.skin,
    clothingColor: portrait.clothing,
    headContrastColor: portrait.hair,
  }).toString()
  const framed = svg.replace(/viewBox="[^"]*"/, `viewBox="${portrait.wide ? WIDE_FRAME : FRAME}"`)
  const uncut = framed.replace(/ clip-path="[^"]*"/, '').replace(/ width="704" height="704"/, '')
  return portrait.hijab ? uncut.replace(HIJAB, (head) => head.replace(INK, portrait.hair)) : uncut
}

function render(svg: string, background: string) {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(1280, 1600, { fit: 'cover' })
    .flatten({ background })
}

async function thumbhashOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize(80, 100)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

async function blurredOf(picture: Buffer) {
  const small = await sharp(picture).resize(BLUR_SOURCE_WIDTH).blur(1.2).png().toBuffer()
  return sharp(small)
    .resize(BLURRED_WIDTH, undefined, { kernel: 'cubic' })
    .blur(12)
    .webp({ quality: 40 })
    .toBuffer()
}

async function writePortrait(style: Style, portrait: Portrait, index: number): Promise<PortraitFile> {
  const picture = await render(drawSvg(style, portrait), portrait.background).png().toBuffer()
  for (const width of WIDTHS) {
    const file = await sharp(picture)
      .resize(width)
      .webp({ quality: width > 640 ? 60 : 72, effort: 6 })
      .toBuffer()
    await writeFile(new URL(`${index}-w${width}.webp`, FOLDER), file)
  }
  await writeFile(new URL(`${index}-blur.webp`, FOLDER), await blurredOf(picture))
  const { face, gender } = portrait
  return {
    index,
    face,
    gender,
    suits: suitsWhom(portrait),
    width: 1280,
    height: 1600,
    thumbhash: await thumbhashOf(picture),
  }
}

function suitsWhom({ gender, hijab, head }: Portrait): PortraitFile['suits'] {
  if (hijab || (gender === 'Male' && head === 'turban')) return 'muslim'
  return head.startsWith('gray') ? 'elder' : 'anyone'
}

async function drawAll() {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER)
  const style = await loadStyle()
  const files: PortraitFile[] = []
  for (const [index, portrait] of PORTRAITS.entries()) files.push(await writePortrait(style, portrait, index))
  await writeFile(new URL('manifest.json', FOLDER), `${JSON.stringify(files, null, 1)}\n`)
}

await drawAll()
