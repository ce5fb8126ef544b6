import sharp from 'sharp'
import { drawPortrait, WIDTH } from './draw.ts'
import type { Portrait } from './portrait.ts'
import type { Drawn, Order, Variant } from './render.ts'

const WIDTHS = { w320: 320, w640: 640, w1280: 1280 }
const BLURRED_WIDTH = 480
const BLUR_SOURCE_WIDTH = 24

sharp.concurrency(1)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, portrait, variant }: Order) => {
  const answer = (drawn: Omit<Drawn, 'id'>) => process.send?.({ id, ...drawn })
  draw(portrait, variant).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ error: String(error) }),
  )
})

function draw(portrait: Portrait, variant: Variant): Promise<Uint8Array> {
  if (variant === 'blur') return drawBlurred(portrait)
  return rasterize(portrait, WIDTHS[variant]).webp({ quality: 74, effort: 2 }).toBuffer()
}

/** SVG has 72 dots per inch; this density renders only as many pixels as needed. */
const rasterize = (portrait: Portrait, wide: number) =>
  sharp(Buffer.from(drawPortrait(portrait)), { density: (72 * wide) / WIDTH }).resize(wide)

/** Scales down to so few pixels that no face is recognizable. */
async function drawBlurred(portrait: Portrait): Promise<Buffer> {
  const small = await rasterize(portrait, BLUR_SOURCE_WIDTH).blur(1.2).png().toBuffer()
  const large = sharp(small).resize(BLURRED_WIDTH, undefined, { kernel: 'cubic' })
  return large.blur(12).webp({ quality: 40 }).toBuffer()
}
