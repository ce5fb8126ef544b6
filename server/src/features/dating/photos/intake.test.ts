import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPicture } from './intake.ts'
import { aGif, aJpeg, halves, phoneJpeg, pngOf, scriptedSvg } from './testing/pictures.ts'

const animated = () =>
  sharp(Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()

describe('an unsound photo is refused', () => {
  const hostile: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
    nothing: () => Buffer.alloc(0),
    text: () => Buffer.from('hello, I am a photo'),
    'an SVG with a script': scriptedSvg,
    'a GIF': aGif,
    'a JPEG that is cut short': async () => (await aJpeg()).subarray(0, -200),
    'the first bytes of a JPEG before a page': () =>
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    'a sound file of another kind after RIFF': () => Buffer.from('RIFF\x24\0\0\0WAVEfmt '),
    'a PNG with too little in it': () => pngOf(2_000, 2_000),
  }
  it.each(Object.entries(hostile))('%s', async (_name, make) => {
    await expect(readPicture(await make())).rejects.toMatchObject({ code: 'photos.unreadable' })
  })

  const large: [string, number, number][] = [
    ['a PNG of 30,000 by 30,000 pixels', 30_000, 30_000],
    ['a PNG with one side of 12,001 pixels', 12_001, 10],
    ['a PNG just over 50 million pixels', 10_000, 5_001],
  ]
  it.each(large)('%s', async (_name, width, height) => {
    await expect(readPicture(pngOf(width, height))).rejects.toMatchObject({ code: 'photos.too_many_pixels' })
  })

  it('a damaged file is read or refused without further effects', async () => {
    const sound = [
      await aJpeg(40, 50),
      await halves(40, 50).png().toBuffer(),
      await halves(40, 50).webp().toBuffer(),
    ]
    const verdicts = new Set<string>()
    for (let damage = 0; damage < 150; damage++) {
      const bytes = Buffer.from(sound[damage % 3]!)
      for (let hit = 1; hit <= 4; hit++)
        bytes[(damage * 7919 + hit * 104_729) % bytes.length]! ^= 1 << (damage % 8)
      const verdict = await readPicture(bytes).then(
        () => 'read',
        (error: { code: string }) => error.code,
      )
      verdicts.add(verdict)
    }
    expect([...verdicts].filter((verdict) => verdict !== 'photos.too_many_pixels').sort()).toEqual([
      'photos.unreadable',
      'read',
    ])
  })

  it('a refusal does not delay the next photo', async () => {
    await Promise.allSettled(Array.from({ length: 6 }, () => readPicture(scriptedSvg())))
    expect(await readPicture(await aJpeg())).toMatchObject({ width: 400, height: 500 })
  })
})

describe('D a photo is stored upright, small and without metadata', () => {
  it('turns a phone photo upright and drops all metadata', async () => {
    const sent = Buffer.concat([await phoneJpeg(), Buffer.from('<script>Secret</script>')])
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
    const picture = await readPicture(sent)
    expect(picture).toMatchObject({ width: 300, height: 400 })
    for (const file of Object.values(picture.files)) {
      const { format, exif, xmp, icc, orientation } = await sharp(file).metadata()
      expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' })
      expect(Buffer.from(file).includes('Secret')).toBe(false)
    }
    const [top, bottom] = await Promise.all([
      colourAt(picture.files.w1280, 10),
      colourAt(picture.files.w1280, 390),
    ])
    expect(top.red).toBeGreaterThan(200) // the camera was rotated, so its left side is the top
    expect(bottom.blue).toBeGreaterThan(200)
  })

  it('makes three widths of a large photo without enlarging any', async () => {
    const wide = await readPicture(await aJpeg(2_000, 2_500))
    expect(await sizesOf(wide.files)).toEqual({
      w320: [320, 400],
      w640: [640, 800],
      w1280: [1280, 1600],
      blur: [480, 600],
    })
    const narrow = await readPicture(await aJpeg(400, 500))
    expect(await sizesOf(narrow.files)).toMatchObject({
      w320: [320, 400],
      w640: [400, 500],
      w1280: [400, 500],
    })
  })

  it('limits a tall photo to twice its width', async () => {
    const { files } = await readPicture(await halves(100, 2_000).png().toBuffer())
    expect(await sizesOf(files)).toMatchObject({ w320: [32, 640], w1280: [100, 2000] })
  })

  it('reads PNG with transparency, WebP, and the first frame of an animation', async () => {
    const holes = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect((await colourAt((await readPicture(holes)).files.w320, 4)).red).toBeGreaterThan(250)
    const moving = await readPicture(await animated())
    expect(moving).toMatchObject({ width: 10, height: 10 })
    expect((await colourAt(moving.files.w320, 4)).red).toBeGreaterThan(250) // the first of two frames is white
    const webp = await sharp({ create: { width: 9, height: 7, channels: 3, background: '#00f' } })
      .webp()
      .toBuffer()
    expect(await readPicture(webp)).toMatchObject({ width: 9, height: 7 })
  })

  it('blurs until no edge is left', async () => {
    const stripes = Buffer.alloc(640 * 800 * 3)
    for (let at = 0; at < stripes.length; at++) stripes[at] = Math.floor(at / 3) % 8 < 4 ? 0 : 255
    const striped = await sharp(stripes, { raw: { width: 640, height: 800, channels: 3 } })
      .png()
      .toBuffer()
    const { files } = await readPicture(striped)
    const contrast = async (file: Uint8Array) =>
      (await sharp(file).greyscale().stats()).channels[0]?.stdev ?? 0
    expect(await contrast(files.w640)).toBeGreaterThan(80)
    expect(await contrast(files.blur)).toBeLessThan(12)
  })

  it('creates a placeholder of a few bytes', async () => {
    const { thumbhash } = await readPicture(await aJpeg())
    expect(Buffer.from(thumbhash, 'base64').length).toBeLessThan(30)
    expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(4)
  })
})

async function colourAt(file: Uint8Array, row: number) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (row * info.width + 4) * info.channels
  return { red: data[at] ?? 0, blue: data[at + 2] ?? 0 }
}

async function sizesOf(files: Record<string, Uint8Array>) {
  const sizes = Object.entries(files).map(async ([name, file]) => {
    const { width, height } = await sharp(file).metadata()
    return [name, [width, height]] as const
  })
  return Object.fromEntries(await Promise.all(sizes))
}
