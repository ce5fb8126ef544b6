import { LIVE_PICTURE_SIDE, LIVE_PICTURES_BYTES_MAX } from '@ndoa/contract/limits'

/** Bytes per picture. */
const BYTES = Math.floor(LIVE_PICTURES_BYTES_MAX / 3)
/** Tried in order until a picture is small enough; the first nearly always is. */
const SIZES = [
  [LIVE_PICTURE_SIDE, 0.8],
  [LIVE_PICTURE_SIDE, 0.5],
  [LIVE_PICTURE_SIDE, 0.3],
  [480, 0.3],
  [320, 0.2],
] as const

/**
 * Opens the front camera.
 * @throws when there is none, or the member does not allow it
 */
export async function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

export async function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const frame = await createImageBitmap(video) // the same frame for every attempt
  for (const [side, quality] of SIZES) {
    const picture = await encoded(drawn(frame, side), quality)
    if (picture.size <= BYTES) return picture
  }
  throw new Error('The picture could not be made small enough')
}

function drawn(frame: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(frame.width, frame.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(frame.width * scale)
  canvas.height = Math.round(frame.height * scale)
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** JPEG where the browser cannot write WebP and returns PNG instead. */
async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp', quality)
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg', quality)
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be read'))),
      type,
      quality,
    )
  })
