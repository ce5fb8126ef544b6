import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareContract } from './tools/bare-contract.ts'
import { memberRuntime } from './tools/member-runtime.ts'
import { publicPages } from './tools/public-pages.ts'

const api = `http://localhost:${process.env.NDOA_API ?? '3000'}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/app/routes.gen.ts`,
      quoteStyle: 'single',
      semicolons: false,
    }),
    memberRuntime(),
    bareContract(),
    react(),
    tailwindcss(),
    publicPages(),
  ],
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
    manifest: true,
    // Nothing is inlined: the content security policy allows no data: addresses for fonts, styles or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A worker answers for the folder it lies in, and browsers find its new version under its old name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every screen of the app stands on, in one file that stays the same from build to build.
        codeSplitting: {
          groups: [{ name: 'core', test: /node_modules\/(preact|@tanstack)\// }],
        },
      },
      input: {
        app: 'index.html',
        public: 'src/public/public.css',
        landing: 'src/public/landing-script.ts',
        contact: 'src/public/contact-script.ts',
        reference: 'src/public/reference-script.ts',
        'service-worker': 'src/worker/service-worker.ts',
      },
    },
  },
})
