/**
 * Cuts our two fonts down to the letters we need. The results are committed; run this again with
 * `node web/tools/subset-fonts.ts` only when the letters change.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont, { type Options } from 'subset-font'

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const frenchAndPortuguese = 'ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸŒàáâãäæçèéêëìíîïñòóôõöùúûüÿœªº«»'
const headlineLetters = 'ÀÂÇÉÈÊÎÔÃÕÁÍÓÚàâçéèêëîïôûùüãõáíóúœ–—…·‘’“”'
const african = 'ẸỌṢǸḾỊỤṄƁƊƘƳŊƐƆƉƑƔẹọṣǹḿịụṅɓɗƙƴŋɛɔɖƒɣĀĒĪŌŪāēīōūǍĚǏǑǓǎěǐǒǔĨŨẼĩũẽḌḥḌḍḤŚśŠšŹźŽžßØøÅåʼꞌ'
// Tone marks are set on any vowel, so both the marks and the letters must sit in one file.
const toneMarks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323\u0329\u0331'
const signs = '\u00a0–—‘’“”„…•·×°§©®™€£¥₦₵¢½¼→←↑↓−✓¿¡'

const target = (path: string) => fileURLToPath(new URL(`../src/ui/fonts/${path}`, import.meta.url))
const installed = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)))

async function cut(from: string, letters: string, variationAxes: Options['variationAxes'], to: string) {
  const font = await subsetFont(await installed(from), letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes,
  })
  await writeFile(target(to), font)
  console.log(to, `${(font.length / 1024).toFixed(1)} KiB`)
}

await cut(
  'inter-ui/variable/InterVariable.woff2',
  ascii + frenchAndPortuguese + african + toneMarks + signs,
  { wght: { min: 400, max: 700 }, opsz: 14 },
  'inter.woff2',
)
// English headlines only: this face sets tone marks as separate characters, so no member data in it.
await cut(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ascii + headlineLetters,
  { wght: 700, wdth: 100, opsz: 24 },
  'bricolage.woff2',
)
