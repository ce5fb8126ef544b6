import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPicture } from './intake.ts'
import { plainJpeg } from './testing/pictures.ts'

const [WIDTH, HEIGHT] = [400, 500]
type Colour = readonly [number, number, number]

function drawJpeg(colourAt: (x: number, y: number) => Colour): Promise<Buffer> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++)
    data.set(colourAt(pixel % WIDTH, Math.floor(pixel / WIDTH)), pixel * 3)
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer()
}

/** @returns a number between −1 and 1, always the same for a pixel */
const noise = (x: number, y: number) => (Math.imul(x * 7919 + y * 104_729, 2_654_435_761) >>> 0) / 2 ** 31 - 1

const grey = (level: number): Colour => [level, level, level]
const isHead = (x: number, y: number) => Math.hypot(x - 200, y - 180) < 60
const isBody = (x: number, y: number) => y > 250 && Math.abs(x - 200) < 40 + (y - 250) * 0.4

it.each([
  ['white', () => plainJpeg('#ffffff')],
  ['black', () => plainJpeg('#000000')],
  ['brown', () => plainJpeg()],
  ['a wall with the noise of a camera', () => drawJpeg((x, y) => grey(128 + noise(x, y) * 40))],
  ['a wall that is a little darker below', () => drawJpeg((_, y) => grey(200 - (y / HEIGHT) * 15))],
  [
    'a covered lens with some light at the edge',
    () => drawJpeg((x, y) => grey(x > 390 ? 40 : 8 + noise(x, y))),
  ],
])('%s is plain', async (_what, picture) => {
  expect((await readPicture(await picture())).is_plain).toBe(true)
})

it.each([
  [
    'a person before a wall',
    (x: number, y: number) => grey((isHead(x, y) || isBody(x, y) ? 90 : 190) + noise(x, y) * 25),
  ],
  [
    'a person with dark skin before a dark wall',
    (x: number, y: number) => grey((isHead(x, y) ? 62 : isBody(x, y) ? 20 : 34) + noise(x, y) * 8),
  ],
  [
    'a small figure far away',
    (x: number, y: number) => grey(Math.abs(x - 200) < 14 && y > 300 && y < 390 ? 60 : 210),
  ],
  [
    'a person against the evening sky',
    (x: number, y: number): Colour =>
      isHead(x, y) || isBody(x, y) ? [42, 24, 16] : [245 - y / 5, 158 - y / 5, 11 + y / 20],
  ],
  [
    'a pattern of colours of one brightness',
    (x: number): Colour => (x % 100 < 50 ? [160, 90, 90] : [90, 125, 125]),
  ],
])('%s is not plain', async (_what, colourAt) => {
  expect((await readPicture(await drawJpeg(colourAt))).is_plain).toBe(false)
})
