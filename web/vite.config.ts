import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { forOldestBrowsers } from './tools/browsers.ts'
import { importParts } from './tools/import-parts.ts'
import { publicPages } from './tools/public-pages.ts'
import { separatePages } from './tools/separate-pages.ts'
import { words } from './tools/words.ts'

const api = `http://localhost:${process.env.NDOA_API ?? '3000'}`

/** Every page has loaded these already; listing them for each later part would cost a kilobyte. */
const LOADED_FIRST = /^assets\/(rolldown-runtime|core|app|plural)-[\w-]{7,8}\./

export default defineConfig({
  root: import.meta.dirname,
  css: forOldestBrowsers.css,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/app/routes.gen.ts`,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    separatePages(),
    publicPages(),
    importParts(),
    words(),
  ],
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/ui/lucide-icon.ts` },
    ],
  },
  server: {
    proxy: {
      '/functions': api,
      '/auth/v1': api,
      '/storage/v1/photos': api,
      '/realtime': { target: api, ws: true },
      '/docs': api,
      // We serve the component page; the server serves all other pages under /dev.
      '^/dev/(?!components)': api,
    },
  },
  build: {
    ...forOldestBrowsers.build,
    manifest: true,
    // Nothing is inlined: the content security policy allows no data: addresses for fonts, styles or scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies(file, needed, { hostType }) {
        if (hostType === 'html') return needed
        const further = needed.filter((one) => !LOADED_FIRST.test(one))
        // The import already contains the file's own name.
        return further.every((one) => one === file) ? [] : further
      },
    },
    rolldownOptions: {
      ...forOldestBrowsers.build?.rolldownOptions,
      output: {
        // A worker's scope is its folder, and browsers look for new versions under the same name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Short, because the first script contains each name, some twice.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      input: {
        app: 'index.html',
        public: 'src/public/public.css',
        head: 'src/public/scripts/head-script.ts',
        vitals: 'src/public/scripts/vitals-script.ts',
        landing: 'src/public/scripts/landing-script.ts',
        contact: 'src/public/scripts/contact-script.ts',
        reference: 'src/public/scripts/reference-script.ts',
        membership: 'src/public/scripts/membership-script.ts',
        'membership-order': 'src/public/scripts/membership-order-script.ts',
        transparency: 'src/public/scripts/transparency-script.ts',
        'service-worker': 'src/worker/service-worker.ts',
      },
    },
  },
})
