import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { forOldestBrowsers } from './tools/browsers.ts'
import { importParts } from './tools/import-parts.ts'
import { publicPages } from './tools/public-pages.ts'
import { separatePages } from './tools/separate-pages.ts'

const api = `http://localhost:${process.env.NDOA_API ?? '3000'}`

/** Every page has these by then: naming them again beside each part that is loaded later would weigh a kilobyte. */
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
      // The component page is ours; every other page under /dev is the server's.
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
        // Its own name is in the import.
        return further.every((one) => one === file) ? [] : further
      },
    },
    rolldownOptions: {
      ...forOldestBrowsers.build?.rolldownOptions,
      output: {
        // A worker answers for the folder it lies in, and browsers find its new version under its old name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Each name is in the first script, twice where a part is loaded before it is needed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      input: {
        app: 'index.html',
        public: 'src/public/public.css',
        head: 'src/public/head-script.ts',
        vitals: 'src/public/vitals-script.ts',
        landing: 'src/public/landing-script.ts',
        contact: 'src/public/contact-script.ts',
        reference: 'src/public/reference-script.ts',
        membership: 'src/public/membership-script.ts',
        'membership-order': 'src/public/membership-order-script.ts',
        transparency: 'src/public/transparency-script.ts',
        'service-worker': 'src/worker/service-worker.ts',
      },
    },
  },
})
