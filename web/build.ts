/** Builds the web app into `web/dist`: the app itself, the public pages as plain HTML, and everything compressed. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { compress } from './tools/compress.ts'
import { printPublicPages } from './tools/public-pages.ts'

const root = import.meta.dirname
const out = join(root, 'dist')

await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
await printPublicPages(root, out, manifest)
await rm(join(out, '.vite'), { recursive: true })
await compress(out)
