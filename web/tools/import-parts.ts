import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite wraps around each `import()`. */
const HELPER = '\0vite/preload-helper.js'
const OURS = join(import.meta.dirname, '../src/lib/import-part.ts')

/** Puts `importPart` in the place of Vite's own helper, which imports a file before it is known to arrive. */
export const importParts = (): Plugin => ({
  name: 'import-parts',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === HELPER ? `export { importPart as __vitePreload } from ${JSON.stringify(OURS)}` : null,
})
