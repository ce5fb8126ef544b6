import sharp from 'sharp'

const WIDTH = 240
const HEIGHT = 300
type Paint = (x: number, y: number) => [number, number, number] | null

/** Draws head and shoulders always in the same place, the hardest case for the hash. The seed varies the rest. */
export async function aPortrait(seed: number): Promise<Buffer> {
  const random = numbersFrom(seed)
  const layers = [background(random), clothes(random), hair(random), face(random), ...features(random)]
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const colour = layers.reduce<number[]>(
        (below, paint) => paint(x / WIDTH, y / HEIGHT) ?? below,
        [0, 0, 0],
      )
      const grain = (random() - 0.5) * 12
      for (let c = 0; c < 3; c++)
        pixels[(y * WIDTH + x) * 3 + c] = Math.max(0, Math.min(255, colour[c]! + grain))
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Mulberry32. @returns a function that yields the same numbers from 0 to below 1 for each seed */
function numbersFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (random: () => number, low: number, high: number) => low + random() * (high - low)
const colour = (random: () => number): [number, number, number] => [
  random() * 255,
  random() * 255,
  random() * 255,
]
const mixed = (a: number[], b: number[], part: number) =>
  a.map((value, at) => value * (1 - part) + b[at]! * part) as [number, number, number]

function background(random: () => number): Paint {
  const [top, bottom] = [colour(random), colour(random)]
  const objects = Array.from({ length: 7 }, () => ({
    x: random(),
    y: between(random, 0, 0.8),
    width: between(random, 0.05, 0.35),
    height: between(random, 0.05, 0.4),
    colour: colour(random),
  }))
  return (x, y) => {
    const found = objects.find(
      (one) => Math.abs(x - one.x) < one.width / 2 && Math.abs(y - one.y) < one.height / 2,
    )
    return found?.colour ?? mixed(top, bottom, y)
  }
}

function clothes(random: () => number): Paint {
  const [first, second] = [colour(random), colour(random)]
  const [stripe, tilt] = [between(random, 0.03, 0.15), between(random, -1, 1)]
  const width = between(random, 0.34, 0.46)
  return (x, y) => {
    const shoulders = y > 0.78 + ((x - 0.5) / width) ** 2 * 0.16
    return shoulders ? (Math.floor((y + x * tilt) / stripe) % 2 ? first : second) : null
  }
}

const oval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1

function hair(random: () => number): Paint {
  const shade = between(random, 10, 70)
  const [rx, ry, cy] = [between(random, 0.23, 0.34), between(random, 0.26, 0.42), between(random, 0.38, 0.5)]
  return (x, y) => (oval(x, y, 0.5, cy, rx, ry) ? [shade, shade * 0.9, shade * 0.8] : null)
}

function face(random: () => number): Paint {
  const skin = between(random, 60, 190)
  const light = between(random, -0.9, 0.9)
  const [rx, ry] = [between(random, 0.18, 0.22), between(random, 0.24, 0.28)]
  return (x, y) => {
    const shade = skin * (1 + (x - 0.5) * light)
    return oval(x, y, 0.5, 0.48, rx, ry) ? [shade, shade * 0.75, shade * 0.6] : null
  }
}

function features(random: () => number): Paint[] {
  const eyes = between(random, 0.41, 0.45)
  const eyeDistance = between(random, 0.07, 0.095)
  const smile = between(random, 0.04, 0.1)
  const dark = (inside: (x: number, y: number) => boolean): Paint => {
    const shade = between(random, 15, 45)
    return (x, y) => (inside(x, y) ? [shade * 1.5, shade, shade] : null)
  }
  return [
    dark((x, y) => oval(Math.abs(x - 0.5), y, eyeDistance, eyes, 0.03, 0.014)),
    dark((x, y) => oval(x, y, 0.5, 0.6, smile, 0.016)),
  ]
}
