import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress } from 'node:zlib'
import { encodingFor } from '../platform/compression.ts'
import type { Database } from '../platform/db.ts'
import { keepRelease, keptAsset } from './kept-assets.queries.ts'

const decompress = promisify(brotliDecompress)

const TYPES: Readonly<Record<string, string>> = { js: 'application/javascript', css: 'text/css' }
/** The names contain a content hash. Fonts are left out, because they rarely change between releases. */
const NAME = /^[\w.-]{1,200}\.(js|css)$/

interface AssetAnswer {
  headers: Record<string, string>
  body: Buffer
}

/** During a rollout, browsers ask any server for another release's scripts. Pages opened before it do so later. */
export interface KeptAssets {
  /** @returns the file of another release, or undefined if no release has it */
  find(path: string, headers: IncomingHttpHeaders): Promise<AssetAnswer | undefined>
}

export async function keepAssets(db: Database, dist: string): Promise<KeptAssets> {
  const folder = join(dist, 'assets')
  const currentNames = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const names = [...currentNames].filter((name) => NAME.test(name))
  const compressed = (name: string) =>
    currentNames.has(`${name}.br`)
      ? readFileSync(join(folder, `${name}.br`))
      : brotliCompressSync(readFileSync(join(folder, name)))
  if (names.length > 0)
    await keepRelease(db, names, () => names.map((name) => ({ name, compressed: compressed(name) })))

  return {
    async find(path, requestHeaders) {
      const name = path.replace(/^\/assets\//, '')
      const ending = NAME.exec(name)?.[1]
      if (name === path || !ending || currentNames.has(name)) return undefined
      const kept = await keptAsset(db, name)
      if (!kept) return undefined
      const headers = { 'content-type': `${TYPES[ending]}; charset=utf-8`, vary: 'accept-encoding' }
      if (encodingFor(requestHeaders) === 'br')
        return { headers: { ...headers, 'content-encoding': 'br' }, body: kept }
      return { headers, body: await decompress(kept) }
    },
  }
}
