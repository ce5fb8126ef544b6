import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { refuseInlineCode } from './inline-code.ts'

const PAGE = 'staff.html'

/**
 * Builds the console of the staff into the folder of the built site. A build of its own: it shares no file with the app,
 * so nothing of it makes a member's download larger.
 */
export async function buildStaffConsole(root: string, out: string): Promise<void> {
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
        input: PAGE,
        output: {
          entryFileNames: 'assets/staff-[hash].js',
          chunkFileNames: 'assets/staff-[name]-[hash].js',
          assetFileNames: 'assets/staff-[name]-[hash][extname]',
        },
      },
    },
  })
  refuseInlineCode(PAGE, await readFile(join(out, PAGE), 'utf8'))
  await rename(join(out, PAGE), join(out, 'printed', PAGE))
}

/** In development the page of the console answers at all addresses below /staff. */
export function staffPage(): Plugin {
  return {
    name: 'ndoa:staff-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (/^\/staff(\/|\?|$)/.test(request.url ?? '')) request.url = `/${PAGE}`
        next()
      })
    },
  }
}
