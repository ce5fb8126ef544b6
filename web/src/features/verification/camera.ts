import { LIVE_PICTURE_SIDE, LIVE_PICTURES_BYTES_MAX } from '@ndoa/contract/limits'

/** Each of the three may have so much. */
const BYTES = Math.floor(LIVE_PICTURES_BYTES_MAX / 3)
const QUALITIES = [0.8, 0.65, 0.5, 0.35, 0.2]

/**
 * Opens the camera that faces the member.
 * @throws when there is none, or the member does not allow it
 */
export async function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } }
  return navigator.mediaDevices.getUserMedia({ video, audio: false })
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

/** What the camera shows now, small enough to be sent over a slow line. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LIVE_PICTURE_SIDE / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  let picture = await encoded(canvas, QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) if (picture.size > BYTES) picture = await encoded(canvas, quality)
  return picture
}

/** WebP, or JPEG where the browser cannot write WebP and gives PNG instead. */
async function encoded(canvas: HTMLCanvasElement, quality?: number): Promise<Blob> {
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
