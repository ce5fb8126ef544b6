import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const OURS = join(import.meta.dirname, '../src/lib/loading/import-part.ts')

/** Replaces Vite's preload helper with `importPart`, because Vite's imports a file before it is known to arrive. */
export const importParts = (): Plugin => ({
  name: 'import-parts',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === HELPER ? `export { importPart as __vitePreload } from ${JSON.stringify(OURS)}` : null,
})
