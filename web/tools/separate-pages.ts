import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { CAMERA_PATH } from '@ndoa/contract/verification-path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { refuseInlineCode } from './inline-code.ts'

/** Pages that are no part of the app, and where they are. */
const PAGES = {
  staff: /^\/staff(\/|\?|$)/,
  camera: new RegExp(`^${CAMERA_PATH}(\\?|$)`),
}

/**
 * Builds the console of the staff and the page with the camera into the folder of the built site. Builds of their own:
 * they share no file with the app, so nothing of them makes a member's download larger.
 */
export async function buildSeparatePages(root: string, out: string): Promise<void> {
  for (const name of Object.keys(PAGES)) await buildPage(name, root, out)
}

async function buildPage(name: string, root: string, out: string): Promise<void> {
  const page = `${name}.html`
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: page,
        output: {
          entryFileNames: `assets/${name}-[hash].js`,
          chunkFileNames: `assets/${name}-[name]-[hash].js`,
          assetFileNames: `assets/${name}-[name]-[hash][extname]`,
        },
      },
    },
  })
  refuseInlineCode(page, await readFile(join(out, page), 'utf8'))
  await rename(join(out, page), join(out, 'printed', page))
}

/** In development the page of the console answers at all addresses below /staff, that with the camera at its own. */
export function separatePages(): Plugin {
  return {
    name: 'ndoa:separate-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const address = request.url ?? ''
        const [name] = Object.entries(PAGES).find(([, pattern]) => pattern.test(address)) ?? []
        if (name) request.url = `/${name}.html`
        next()
      })
    },
  }
}
