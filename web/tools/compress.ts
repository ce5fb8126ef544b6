import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.xml'])

/** Writes `.br` and `.gz` beside every file that shrinks, so that the server never compresses on the fly. */
export async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const name of files.filter((file) => compressible.has(extname(file)))) {
    const path = join(folder, name)
    if (!(await stat(path)).isFile()) continue
    const text = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${path}.br`, await brotli(text, { params }))
    await writeFile(`${path}.gz`, await zip(text, { level: 9 }))
  }
}
