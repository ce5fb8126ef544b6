import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const ALBUM = join(import.meta.dirname, '../../.cache/shots')

/** `likes--empty--390--dark.png` */
export const pictureName = (screen: string, state: string, width: string, theme: string) =>
  `${[screen, state, width, theme].join('--')}.png`

export default function writeAlbum(): void {
  const states = Map.groupBy(
    readdirSync(ALBUM)
      .filter((name) => name.endsWith('.png'))
      .sort(),
    (name) => name.split('--').slice(0, 2).join(': '),
  )
  const sections = [...states].map(
    ([title, names]) => `<h2>${title}</h2><div>${names.map(picture).join('')}</div>`,
  )
  writeFileSync(join(ALBUM, 'index.html'), page(sections.join('\n')))
}

const picture = (name: string) => `<a href="${name}"><img src="${name}" alt="${name}" loading="lazy"></a>`

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 1rem system-ui; margin: 2rem; background: #ddd }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  img { height: 32rem; border: 1px solid #999 }
</style>
${body}
</html>
`
