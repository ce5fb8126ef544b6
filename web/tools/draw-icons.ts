/** Draws the app's icons from our mark into committed files: `node web/tools/draw-icons.ts`. */
import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (path: string) => fileURLToPath(new URL(`../public/${path}`, import.meta.url))

const mark = await readFile(at('storage/v1/object/public/assets/icon.svg'), 'utf8')
// Launchers crop maskable icons to circles and drops: the ground fills the icon, the mark keeps to the middle.
const maskable = mark
  .replace('rx="14" ', '')
  .replace('translate(6 13.8) scale(1.3)', 'translate(14 19.4) scale(0.9)')

await mkdir(at('icons'), { recursive: true })
await draw(mark, 192, 'icon-192.png')
await draw(mark, 512, 'icon-512.png')
await draw(maskable, 180, 'icon-180.png')
await draw(maskable, 512, 'icon-maskable-512.png')

async function draw(svg: string, size: number, name: string) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size)
  await picture.png({ palette: true, compressionLevel: 9 }).toFile(at(`icons/${name}`))
}
