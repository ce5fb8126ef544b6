/** Members see photos at most 1,280 px wide; a little more leaves room for the crop of the frame. */
const LONG_SIDE = 1_600
const ENOUGH_BYTES = 300 * 1024
/** The first that is small enough is sent; the last in any case. */
const QUALITIES = [0.85, 0.75, 0.65, 0.55]

/**
 * The photo as it is sent: upright, at most 1,600 px long, about 300 KB. A photo of 8 MB would take minutes on a slow line.
 * A small photo, and one that this browser cannot read, goes as it is: the server says what is wrong with it. So does
 * every photo of a browser that gives pages other pixels than were drawn.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= ENOUGH_BYTES || !canReadWhatIsDrawn()) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return file
  const canvas = drawn(picture)
  picture.close()
  const blob = canvas && (await encoded(canvas))
  if (!blob || blob.size >= file.size) return file
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
}

const RED_AND_BLUE = [255, 0, 0, 255, 0, 0, 255, 255]

/** Firefox with `resistFingerprinting`, Tor Browser and some extensions answer with random pixels, or change a few. */
function canReadWhatIsDrawn(): boolean {
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

function drawn(picture: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = 'white' // behind what is transparent, which a JPEG cannot be
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
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
