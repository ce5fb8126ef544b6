import { PHOTO_SIDE_MIN } from '@ndoa/contract/dating/photo-size'
import { kindOf } from '../upload/photo-faults.ts'
import { type CropArea, FRAME, isWhole } from './crop-area.ts'

/** Pixels. Members see photos at most 1,280 px wide; a little more leaves room for the crop. */
const LONG_SIDE = 1_600
const ENOUGH_BYTES = 300 * 1024
const QUALITIES = [0.85, 0.75, 0.65, 0.55]

export class NotCropped extends Error {}

/**
 * Returns the chosen part, upright, at most 1,600 px long and about 300 KB, because 8 MB take minutes on a slow
 * connection. Returns small uncropped photos, unreadable ones, and all photos in browsers that alter canvas pixels
 * unchanged, except HEIC, which always becomes a JPEG.
 * @throws NotCropped when this browser cannot crop or convert, because others would see the rest of the photo
 */
export async function shrinkPhoto(file: File, area: CropArea | null = null): Promise<File> {
  const part = area && !isWhole(area) ? area : null
  const mustDraw = part !== null || (await kindOf(file)) === 'heif'
  if (file.size <= ENOUGH_BYTES && !mustDraw) return file
  const blob = canReadCanvas() ? await shrink(file, part) : null
  if (!blob && mustDraw) throw new NotCropped()
  if (!blob || (blob.size >= file.size && !mustDraw)) return file
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
}

async function shrink(file: File, part: CropArea | null): Promise<Blob | null> {
  const picture = await pictureIn(file)
  if (!picture) return null
  const canvas = part ? drawPart(picture, part) : draw(picture)
  picture.close()
  return canvas && encode(canvas)
}

interface Picture {
  source: CanvasImageSource
  width: number
  height: number
  close: () => void
}

/** Some browsers refuse a large picture as a bitmap but accept it as an element. Returns null when both fail. */
const pictureIn = (file: File): Promise<Picture | null> =>
  bitmapOf(file)
    .catch(() => elementOf(file))
    .catch(() => null)

async function bitmapOf(file: File): Promise<Picture> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return { source, width: source.width, height: source.height, close: () => source.close() }
}

async function elementOf(file: File): Promise<Picture> {
  const source = new Image()
  source.src = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(source.src)
  try {
    await source.decode()
  } catch (error) {
    close()
    throw error
  }
  return { source, width: source.naturalWidth, height: source.naturalHeight, close }
}

const RED_AND_BLUE = [255, 0, 0, 255, 0, 0, 255, 255]

/** Firefox with `resistFingerprinting`, Tor Browser and some extensions return random or changed pixels. */
export function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = 2
  canvas.height = 1
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.fillStyle = 'rgb(255 0 0)'
  pen.fillRect(0, 0, 1, 1)
  pen.fillStyle = 'rgb(0 0 255)'
  pen.fillRect(1, 0, 1, 1)
  const { data } = pen.getImageData(0, 0, 2, 1)
  return RED_AND_BLUE.every((part, at) => data[at] === part)
}

function draw(picture: Picture): HTMLCanvasElement | null {
  const { width, height } = picture
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return drawAtSize(picture, { x: 0, y: 0, width, height }, { width: width * scale, height: height * scale })
}

function drawPart(picture: Picture, part: CropArea): HTMLCanvasElement | null {
  const [across, down] = [picture.width / 100, picture.height / 100]
  const [width, height] = [part.width * across, part.height * down]
  // A part of a small photo is enlarged, because the server refuses smaller ones.
  const long = Math.min(LONG_SIDE, Math.max(height, PHOTO_SIDE_MIN / FRAME))
  const from = { x: part.x * across, y: part.y * down, width, height }
  return drawAtSize(picture, from, { width: long * FRAME, height: long })
}

function drawAtSize(
  { source }: Picture,
  from: CropArea,
  to: { width: number; height: number },
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(to.width)
  canvas.height = Math.round(to.height)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = 'white' // a JPEG cannot be transparent
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let blob: Blob | null = null
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob || blob.size <= ENOUGH_BYTES) break
  }
  return blob
}
