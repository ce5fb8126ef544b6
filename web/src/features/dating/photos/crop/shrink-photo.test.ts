import { expect, test, vi } from 'vitest'
import { NotCropped, shrinkPhoto } from './shrink-photo.ts'

/** A photo like a camera's, with many colours, so that it compresses badly. */
async function aPhoto(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')!
  for (let i = 0; i < 6_000; i++) {
    pen.fillStyle = `hsl(${(i * 47) % 360} 80% ${20 + ((i * 13) % 60)}%)`
    pen.fillRect((i * 7_919) % width, (i * 104_729) % height, width / 20, height / 20)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1))
  return new File([blob!], 'IMG_0001.jpeg', { type })
}

async function sizeOf(file: File) {
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}

test('a large photo becomes 1,600 px long and about 300 KB in its own proportions', async () => {
  const photo = await aPhoto(4_000, 3_000)
  expect(photo.size).toBeGreaterThan(1_000_000)
  const small = await shrinkPhoto(photo)
  expect(await sizeOf(small)).toEqual({ width: 1_600, height: 1_200 })
  expect(small.size).toBeLessThan(photo.size / 3)
  expect(small).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' })
})

test('a photo taken sideways becomes upright', async () => {
  const turned = withOrientation(await (await aPhoto(2_400, 1_600)).arrayBuffer(), 6)
  const file = new File([turned], 'side.jpg', { type: 'image/jpeg' })
  expect(await sizeOf(await shrinkPhoto(file))).toEqual({ width: 1_067, height: 1_600 })
})

const LOWER_RIGHT = { x: 50, y: 50, width: 50, height: 50 }

test('a large photo’s crop is 4 to 5 and at most 1,600 px high', async () => {
  const small = await shrinkPhoto(await aPhoto(4_000, 5_000), LOWER_RIGHT)
  expect(await sizeOf(small)).toEqual({ width: 1_280, height: 1_600 })
})

test('the crop applies to the upright photo', async () => {
  const turned = withOrientation(await (await aPhoto(2_500, 2_000)).arrayBuffer(), 6)
  const file = new File([turned], 'side.jpg', { type: 'image/jpeg' })
  expect(await sizeOf(await shrinkPhoto(file, LOWER_RIGHT))).toEqual({ width: 1_000, height: 1_250 })
})

test('a small photo is cropped too, and an uncropped one is unchanged', async () => {
  const small = await aPhoto(400, 500)
  expect(await sizeOf(await shrinkPhoto(small, LOWER_RIGHT))).toEqual({ width: 200, height: 250 })
  expect(await shrinkPhoto(small, { x: 0, y: 0, width: 100, height: 100 })).toBe(small)
})

test('the crop applies to the upright photo even without a browser bitmap', async () => {
  const turned = withOrientation(await (await aPhoto(2_500, 2_000)).arrayBuffer(), 6)
  const file = new File([turned], 'side.jpg', { type: 'image/jpeg' })
  const spy = vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new DOMException('too large'))
  const small = await shrinkPhoto(file, LOWER_RIGHT).finally(() => spy.mockRestore())
  expect(await sizeOf(small)).toEqual({ width: 1_000, height: 1_250 })
})

test('a failed crop does not send the rest of the photo', async () => {
  const broken = new File([new Uint8Array(400_000)], 'broken.jpg', { type: 'image/jpeg' })
  await expect(shrinkPhoto(broken, LOWER_RIGHT)).rejects.toThrow(NotCropped)
  const photo = await aPhoto(800, 1_000)
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  const refused = shrinkPhoto(photo, LOWER_RIGHT)
  await expect(refused.finally(() => spy.mockRestore())).rejects.toThrow(NotCropped)
})

test('transparent areas become white', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1_500, height: 1_500 })
  const pen = canvas.getContext('2d')!
  const noise = pen.createImageData(1_500, 750)
  for (let i = 0; i < noise.data.length; i++) noise.data[i] = (i * 2_654_435_761) >>> 24
  pen.putImageData(noise, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const small = await shrinkPhoto(new File([blob!], 'cut-out.png', { type: 'image/png' }))
  expect(small.type).toBe('image/jpeg')
  const shown = document.createElement('canvas').getContext('2d')!
  shown.drawImage(await createImageBitmap(small), 0, 0, 300, 150)
  expect([...shown.getImageData(100, 140, 1, 1).data].every((part) => part > 240)).toBe(true)
})

test('small photos and other files are sent unchanged', async () => {
  const small = await aPhoto(200, 250)
  expect(await shrinkPhoto(small)).toBe(small)
  const broken = new File([new Uint8Array(400_000)], 'broken.jpg', { type: 'image/jpeg' })
  expect(await shrinkPhoto(broken)).toBe(broken)
})

test.each([
  ['random pixels', [17, 203, 94, 255, 61, 8, 140, 255]],
  ['pixels that differ by one', [254, 0, 0, 255, 0, 0, 255, 255]],
  ['white alone', [255, 255, 255, 255, 255, 255, 255, 255]],
])('a photo is sent unchanged when the browser answers with %s', async (_answer, pixels) => {
  const photo = await aPhoto(2_400, 1_600)
  const spy = vi
    .spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
    .mockReturnValue(new ImageData(new Uint8ClampedArray(pixels), 2, 1))
  try {
    expect(await shrinkPhoto(photo)).toBe(photo)
  } finally {
    spy.mockRestore()
  }
  expect((await shrinkPhoto(photo)).size).toBeLessThan(photo.size)
})

/** Adds an Exif block with the orientation (Exif 2.32, tag 0x0112) to the JPEG. */
function withOrientation(jpeg: ArrayBuffer, orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const exif = [0xff, 0xe1, 0, body.length + 2, ...body]
  const bytes = new Uint8Array(jpeg)
  return new Uint8Array([...bytes.subarray(0, 2), ...exif, ...bytes.subarray(2)])
}
