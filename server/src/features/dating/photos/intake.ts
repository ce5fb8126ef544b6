import { PHOTO_PIXELS_MAX, type PHOTO_WIDTHS } from '@ndoa/contract/limits'
import sharp, { type Raw, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { createBoundedQueue } from '../../shared/bounded-queue.ts'
import { fail } from '../../shared/failures.ts'
import { isPlain } from './plain.ts'
import { BLUR_WIDTH, boxOf, type Variant, WIDEST } from './variants.ts'

export interface Picture {
  width: number
  height: number
  thumbhash: string
  /** True for a nearly uniform picture, as a hint to reviewers. */
  is_plain: boolean
  files: Record<Variant, Uint8Array>
}

const SIDE_MAX = 12_000
const SECONDS_MAX = 10
const QUALITY = 78
const BLUR_SOURCE = 32 // too few pixels to recover anything from the blurred variant
const DECODES_AT_ONCE = 2
const DECODES_WAITING = 20

// Hostile files attack decoders, so all but three are disabled and uploads are not cached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const inQueue = createBoundedQueue(DECODES_AT_ONCE, DECODES_WAITING)

/** @throws photos.unreadable unless the file is a valid JPEG, PNG or WebP; photos.too_many_pixels */
export function readPicture(bytes: Uint8Array): Promise<Picture> {
  return inQueue(async () => {
    try {
      return await encode(await decode(bytes))
    } catch (error) {
      throw refusal(error)
    }
  })
}

/** For pictures viewed once and then deleted. @throws photos.unreadable, photos.too_many_pixels */
export function readSmallPicture(bytes: Uint8Array, side: number): Promise<Buffer> {
  return inQueue(async () => {
    try {
      const { data, raw } = await decode(bytes)
      return await sharp(data, { raw })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 70 })
        .toBuffer()
    } catch (error) {
      throw refusal(error)
    }
  })
}

interface Pixels {
  data: Buffer
  raw: Raw
  width: number
  height: number
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  if (!hasKnownStart(bytes)) throw fail('photos.unreadable')
  const {
    width: across,
    height: down,
    autoOrient,
  } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (Math.max(across, down) > SIDE_MAX || across * down > PHOTO_PIXELS_MAX)
    throw fail('photos.too_many_pixels')
  const { data, info } = await sharp(bytes, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ ...boxOf(WIDEST), fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels }, ...autoOrient }
}

async function encode({ data, raw, width, height }: Pixels): Promise<Picture> {
  const picture = () => sharp(data, { raw })
  const small = await pixelsWithin(picture(), BLUR_SOURCE)
  const files = {
    w320: await clear(picture(), 320),
    w640: await clear(picture(), 640),
    w1280: await clear(picture(), 1280),
    blur: await blurred(small, raw),
  }
  const is_plain = isPlain(small.data, small.info.channels)
  return { width, height, thumbhash: await thumbhashOf(picture()), is_plain, files }
}

const clear = (picture: Sharp, width: (typeof PHOTO_WIDTHS)[number]) =>
  picture
    .resize({ ...boxOf(width), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()

const pixelsWithin = (picture: Sharp, side: number) =>
  picture.resize(side, side, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true })

function blurred({ data, info }: Awaited<ReturnType<typeof pixelsWithin>>, shape: Raw) {
  const { width, height, channels } = info
  const box = boxOf(BLUR_WIDTH)
  const scale = Math.min(box.width / shape.width, box.height / shape.height)
  return sharp(data, { raw: { width, height, channels } })
    .resize(Math.ceil(shape.width * scale), Math.ceil(shape.height * scale), { fit: 'fill' })
    .blur(12)
    .webp({ quality: 50 })
    .toBuffer()
}

async function thumbhashOf(picture: Sharp) {
  const { data, info } = await pixelsWithin(picture.ensureAlpha(), 100)
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const STARTS = [[0xff, 0xd8, 0xff], [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], [...Buffer.from('RIFF')]]

/** Ignores the file's name and declared type; rejects most non-photos before decoding. */
const hasKnownStart = (bytes: Uint8Array) =>
  STARTS.some((start) => start.every((value, at) => bytes[at] === value))

function refusal(error: unknown) {
  if (!(error instanceof Error) || 'status' in error) return error
  return fail(error.message.startsWith('timeout') ? 'photos.too_many_pixels' : 'photos.unreadable')
}
