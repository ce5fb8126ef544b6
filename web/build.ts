/**
 * Builds the web app into `web/dist`: the app, the public pages as plain HTML, the staff console, all of it
 * compressed. Fails when a link leads nowhere or a page exceeds its weight limit.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { readAppPaths } from './tools/app-paths.ts'
import { checkBudget } from './tools/budget.ts'
import { checkLinks } from './tools/check-links.ts'
import { compress } from './tools/compress.ts'
import { buildOldBrowserScripts } from './tools/old-browsers.ts'
import { printSite } from './tools/public-pages.ts'
import { groupByScreen } from './tools/screen-chunks.ts'
import { buildSeparatePages } from './tools/separate-pages.ts'
import { fillWorker } from './tools/shell.ts'

const root = import.meta.dirname
const out = join(root, 'dist')

const groups = await groupByScreen(root)
await build({ root, logLevel: 'warn', build: { rolldownOptions: { output: { codeSplitting: { groups } } } } })
const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
const oldBrowserScripts = await buildOldBrowserScripts(root, out)
const appPaths = await readAppPaths(root)
const files = await printSite(root, out, manifest, appPaths, oldBrowserScripts)
checkLinks(out, files, appPaths)
await fillWorker(out, manifest, appPaths, files)
await rm(join(out, '.vite'), { recursive: true })
await buildSeparatePages(root, out, oldBrowserScripts)
await compress(out)
checkBudget(out, manifest, files)
