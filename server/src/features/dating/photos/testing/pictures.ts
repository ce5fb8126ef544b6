import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Draws a picture whose left half is red and whose right half is blue. */
export function halves(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    data[pixel * 3 + (pixel % width < width / 2 ? 0 : 2)] = 255
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const aJpeg = (width = 400, height = 500): Promise<Buffer> => halves(width, height).jpeg().toBuffer()

export const plainJpeg = (background = '#7a5230'): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A phone photo: rotated, with the location in its metadata. */
export const phoneJpeg = (): Promise<Buffer> =>
  halves(400, 300)
    .withExif({ IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A PNG whose header declares this size, although its body is nearly empty. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const body = deflateSync(Buffer.alloc(3 * 100))
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(kind), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A one-pixel GIF. */
export const aGif = (): Buffer =>
  Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

export const scriptedSvg = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
