// Writes docs/screens.md: what the specification says of screens, and the tests that show it. With --verify it fails
// when the page is not up to date. Part of npm run check.
import { readFileSync, writeFileSync } from 'node:fs'
import { CATALOGUE } from './screens/catalogue.ts'
import { complaints, pageOf } from './screens/page.ts'
import { readTitles } from './screens/titles.ts'

const PAGE = 'docs/screens.md'

const titles = readTitles(process.cwd())
const departures = readFileSync('docs/departures.md', 'utf8')
const found = complaints(CATALOGUE, titles, departures)
const page = `${pageOf(CATALOGUE, titles, departures)}\n`
if (!process.argv.includes('--verify')) writeFileSync(PAGE, page)
else if (readFileSync(PAGE, 'utf8').replaceAll('\r\n', '\n') !== page) {
  found.push(`${PAGE} is not up to date: node bin/screens.ts`)
}

for (const each of found) console.error(each)
console.log(`${titles.length} titles name what they show, ${found.length} complaints`)
process.exitCode = found.length > 0 ? 1 : 0
