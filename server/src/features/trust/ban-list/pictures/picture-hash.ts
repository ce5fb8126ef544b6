import sharp, { type Sharp } from 'sharp'

/** 256 characters, each 0 or 1. */
export type PictureHash = string

const BITS = 256
/** Bits. At most one in 100,000 pairs of different portraits is this close. */
export const MAX_HASH_DISTANCE = 48

/** Fractions cropped from each side, for stored hashes and for queries. */
const STORED_CROPS = [0, 0.025, 0.05, 0.075, 0.1]
const QUERY_CROPS = [0, 0.05, 0.1]

const CANVAS = 320
const SIDE = 64
const FREQUENCIES = 16
/** Standard deviation of brightness; flatter pictures all look alike. */
const MIN_CONTRAST = 6
const TRIM_THRESHOLD = 24

/** @returns hashes of nested crops; none for a picture without contrast */
export async function storedHashesOf(picture: Uint8Array): Promise<PictureHash[]> {
  const spectra = await spectraOf(await canvasOf(sharp(picture)), STORED_CROPS)
  return spectra.map((spectrum) => bitsOf(spectrum))
}

/** @returns hashes of crops, of the picture without its border, and of their mirror images */
export async function queryHashesOf(picture: Uint8Array): Promise<PictureHash[]> {
  const whole = await spectraOf(await canvasOf(sharp(picture)), QUERY_CROPS)
  const inside = await spectraOf(await canvasOf(await withoutBorder(picture)), [0])
  return [...whole, ...inside].flatMap((spectrum) => [bitsOf(spectrum), bitsOf(mirrored(spectrum))])
}

export function distance(a: PictureHash, b: PictureHash): number {
  let differing = 0
  for (let i = 0; i < BITS; i++) if (a[i] !== b[i]) differing++
  return differing
}

async function withoutBorder(picture: Uint8Array): Promise<Sharp> {
  const trimmed = sharp(picture).trim({ threshold: TRIM_THRESHOLD }).toBuffer({ resolveWithObject: true })
  const found = await trimmed.catch(() => null) // fails for a single-colour picture
  return sharp(found?.data ?? picture)
}

const canvasOf = (picture: Sharp) =>
  picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(CANVAS, CANVAS, { fit: 'fill' })
    .raw()
    .toBuffer()

async function spectraOf(canvas: Buffer, crops: readonly number[]): Promise<Float64Array[]> {
  const spectra = await Promise.all(crops.map(async (crop) => spectrumOf(await cropped(canvas, crop))))
  return spectra.filter((spectrum) => spectrum !== null)
}

function cropped(canvas: Buffer, crop: number): Promise<Buffer> {
  const edge = Math.round(CANVAS * crop)
  const side = CANVAS - 2 * edge
  return sharp(canvas, { raw: { width: CANVAS, height: CANVAS, channels: 1 } })
    .extract({ left: edge, top: edge, width: side, height: side })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

const COSINES = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Float64Array.from({ length: SIDE }, (_, x) => Math.cos((Math.PI / SIDE) * (x + 0.5) * (frequency + 1))),
)

/** Keeps the 16 lowest DCT frequencies per direction, without the mean, so that lighting does not matter. */
function spectrumOf(pixels: Buffer): Float64Array | null {
  if (deviation(pixels) < MIN_CONTRAST) return null
  const rows = new Float64Array(SIDE * FREQUENCIES)
  for (let y = 0; y < SIDE; y++)
    for (let f = 0; f < FREQUENCIES; f++) {
      let sum = 0
      for (let x = 0; x < SIDE; x++) sum += pixels[y * SIDE + x]! * COSINES[f]![x]!
      rows[y * FREQUENCIES + f] = sum
    }
  const spectrum = new Float64Array(BITS)
  for (let g = 0; g < FREQUENCIES; g++)
    for (let f = 0; f < FREQUENCIES; f++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++) sum += rows[y * FREQUENCIES + f]! * COSINES[g]![y]!
      spectrum[g * FREQUENCIES + f] = sum
    }
  return spectrum
}

/** Mirroring a picture negates every other column in its spectrum. */
const mirrored = (spectrum: Float64Array) => spectrum.map((value, at) => (at % 2 === 0 ? -value : value))

function bitsOf(spectrum: Float64Array): PictureHash {
  const median = spectrum.toSorted()[BITS / 2]!
  return Array.from(spectrum, (value) => (value >= median ? '1' : '0')).join('')
}

function deviation(pixels: Buffer): number {
  const mean = pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length
  return Math.sqrt(pixels.reduce((sum, pixel) => sum + (pixel - mean) ** 2, 0) / pixels.length)
}
