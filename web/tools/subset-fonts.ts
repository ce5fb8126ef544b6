/** Subsets our three fonts into committed files; run `node web/tools/subset-fonts.ts` when the letters change. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont, { type Options } from 'subset-font'

const letters = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
const ascii = letters(32, 126)
const frenchAndPortuguese = 'ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸŒàáâãäæçèéêëìíîïñòóôõöùúûüÿœªº«»'
const headlineLetters = 'ÀÂÇÉÈÊÎÔÃÕÁÍÓÚàâçéèêëîïôûùüãõáíóúœ–—…·‘’“”'
const african = 'ẸỌṢǸḾỊỤṄƁƊƘƳŊƐƆƉƑƔẹọṣǹḿịụṅɓɗƙƴŋɛɔɖƒɣĀĒĪŌŪāēīōūǍĚǏǑǓǎěǐǒǔĨŨẼĩũẽḌḥḌḍḤŚśŠšŹźŽžßØøÅåʼꞌ'
// Tone marks combine with any vowel, so marks and letters must be in one file.
const toneMarks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323\u0329\u0331'
const signs = '\u00a0–—‘’“”„…•·×°§©®™€£¥₦₵¢½¼→←↑↓−✓¿¡'
const arabic = letters(0x621, 0x63a) + letters(0x640, 0x652) + '\u0670پچژڤگ،؛؟٪'

const target = (path: string) => fileURLToPath(new URL(`../src/ui/fonts/${path}`, import.meta.url))
const installed = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)))

async function subset(from: string, kept: string, { to, ...options }: { to: string } & Partial<Options>) {
  const font = await subsetFont(await installed(from), kept, { targetFormat: 'woff2', ...options })
  await writeFile(target(to), font)
  console.log(to, `${(font.length / 1024).toFixed(1)} KiB`)
}

await subset(
  'inter-ui/variable/InterVariable.woff2',
  ascii + frenchAndPortuguese + african + toneMarks + signs,
  { to: 'inter.woff2', noLayoutClosure: true, variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 } },
)
// English headlines only: this font sets tone marks as separate characters, so it must not render member data.
await subset(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ascii + headlineLetters,
  { to: 'bricolage.woff2', noLayoutClosure: true, variationAxes: { wght: 700, wdth: 100, opsz: 24 } },
)
// Includes contextual shapes; without them the letters would no longer join.
await subset(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  arabic,
  {
    to: 'arabic.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
)
