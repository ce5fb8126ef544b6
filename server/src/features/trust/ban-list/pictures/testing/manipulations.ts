import sharp, { type OverlayOptions } from 'sharp'

export type Manipulation = (picture: Buffer) => Promise<Buffer>

export const MANIPULATIONS = {
  recompressed: (picture) => sharp(picture).jpeg({ quality: 35 }).toBuffer(),
  'half size': (picture) => sharp(picture).resize(120).jpeg().toBuffer(),
  lighter: (picture) => sharp(picture).linear(1.2, 15).jpeg().toBuffer(),
  darker: (picture) => sharp(picture).linear(0.7, -5).jpeg().toBuffer(),
  grey: (picture) => sharp(picture).greyscale().jpeg().toBuffer(),
  mirrored: (picture) => sharp(picture).flop().jpeg().toBuffer(),
  'cropped by 5 %': (picture) => cropped(picture, 0.05),
  'cropped by 10 %': (picture) => cropped(picture, 0.1),
  border: (picture) => addBorder(picture, 14, '#ffffff', true),
  banner: async (picture) => {
    const { width, height } = await sharp(picture).metadata()
    return overlaid(picture, [await textStrip(width, Math.round(height * 0.12), '#f5f5f5', 'south')])
  },
  'bars of a screenshot': (picture) => addBorder(picture, 30, '#101010', false),
  'turned by 3°': async (picture) => {
    const { width, height } = await sharp(picture).metadata()
    const [across, down] = [Math.round(width * 0.9), Math.round(height * 0.9)]
    const turned = await sharp(picture)
      .rotate(3, { background: '#808080' })
      .toBuffer({ resolveWithObject: true })
    const left = Math.round((turned.info.width - across) / 2)
    const top = Math.round((turned.info.height - down) / 2)
    return sharp(turned.data).extract({ left, top, width: across, height: down }).jpeg().toBuffer()
  },
} as const satisfies Record<string, Manipulation>
export type ManipulationName = keyof typeof MANIPULATIONS

async function cropped(picture: Buffer, part: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const [left, top] = [Math.round(width * part), Math.round(height * part)]
  return sharp(picture)
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .jpeg()
    .toBuffer()
}

const addBorder = (picture: Buffer, by: number, background: string, sides: boolean) =>
  sharp(picture)
    .extend({ top: by, bottom: by, left: sides ? by : 0, right: sides ? by : 0, background })
    .jpeg()
    .toBuffer()

const overlaid = (picture: Buffer, layers: OverlayOptions[]) =>
  sharp(picture).composite(layers).jpeg().toBuffer()

/** @returns a strip of dark marks that resembles a phone number */
async function textStrip(width: number, height: number, background: string, gravity: string) {
  const sign = await sharp({
    create: { width: 6, height: Math.round(height / 2), channels: 3, background: '#111111' },
  })
    .png()
    .toBuffer()
  const signs = Array.from({ length: 12 }, (_, at) => ({
    input: sign,
    left: 20 + at * 16,
    top: Math.round(height / 4),
  }))
  const input = await sharp({ create: { width, height, channels: 3, background } })
    .composite(signs)
    .png()
    .toBuffer()
  return { input, gravity }
}
