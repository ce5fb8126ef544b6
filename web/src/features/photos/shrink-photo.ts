import { type CropArea, FRAME, isWhole } from './crop-area.ts'

/** Members see photos at most 1,280 px wide; a little more leaves room for the crop of the frame. */
const LONG_SIDE = 1_600
const ENOUGH_BYTES = 300 * 1024
/** The first that is small enough is sent; the last in any case. */
const QUALITIES = [0.85, 0.75, 0.65, 0.55]

/** The part that the member chose could not be cut out. */
export class NotCropped extends Error {}

/**
 * The photo as it is sent: the part that the member chose, upright, at most 1,600 px long, about 300 KB. A photo of 8 MB
 * would take minutes on a slow line. A small photo that is sent whole, and one that this browser cannot read, goes as it is: the server says what is wrong with it. So does
 * every photo of a browser that gives pages other pixels than were drawn.
 * @throws NotCropped when only a part was chosen and this browser cannot cut it out: others would see the rest, too
 */
export async function shrinkPhoto(file: File, area: CropArea | null = null): Promise<File> {
  const part = area && !isWhole(area) ? area : null
  if (file.size <= ENOUGH_BYTES && !part) return file
  const blob = canReadWhatIsDrawn() ? await smaller(file, part) : null
  if (!blob && part) throw new NotCropped()
  if (!blob || (blob.size >= file.size && !part)) return file
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
}

async function smaller(file: File, part: CropArea | null): Promise<Blob | null> {
  const picture = await pictureIn(file)
  if (!picture) return null
  const canvas = part ? drawnPart(picture, part) : drawn(picture)
  picture.close()
  return canvas && encoded(canvas)
}

/** A picture that can be drawn, upright, and its size. */
interface Picture {
  source: CanvasImageSource
  width: number
  height: number
  close: () => void
}

/** Some browsers refuse large pictures as a bitmap and show them all the same. Null for no picture. */
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

/** Firefox with `resistFingerprinting`, Tor Browser and some extensions answer with random pixels, or change a few. */
export function canReadWhatIsDrawn(): boolean {
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

function drawn(picture: Picture): HTMLCanvasElement | null {
  const { width, height } = picture
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return drawnAs(picture, { x: 0, y: 0, width, height }, { width: width * scale, height: height * scale })
}

/** Exactly in the proportions of the frame. */
function drawnPart(picture: Picture, part: CropArea): HTMLCanvasElement | null {
  const [across, down] = [picture.width / 100, picture.height / 100]
  const [width, height] = [part.width * across, part.height * down]
  const long = Math.min(LONG_SIDE, height)
  const from = { x: part.x * across, y: part.y * down, width, height }
  return drawnAs(picture, from, { width: long * FRAME, height: long })
}

function drawnAs(
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
  pen.fillStyle = 'white' // behind what is transparent, which a JPEG cannot be
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let blob: Blob | null = null
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob || blob.size <= ENOUGH_BYTES) break
  }
  return blob
}
