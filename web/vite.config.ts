import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publicPages } from './tools/public-pages.ts'
import { separatePages } from './tools/separate-pages.ts'

const api = `http://localhost:${process.env.NDOA_API ?? '3000'}`

/**
 * A screen comes in some files that many screens share, and not in a hundred small ones, which compress badly. The share
 * counts are measured: less, and visitors fetch what only members need.
 */
const sharedFiles = [
  // The libraries under every screen; the file stays the same from build to build.
  { name: 'core', test: /preload-helper|node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 3 },
  {
    name: 'members',
    test: /\/src\/(app\/shell|features\/(?!accounts|reference))/,
    minShareCount: 4,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'common',
    test: /\/(web|contract)\/src\/(?!public|worker)|lucide/,
    minShareCount: 31,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  // The pictures of the shell and of what opens over its screens.
  {
    name: 'icons',
    test: /lucide-react\/.*icons\/(bell|message-circle|heart-handshake|images|search|user|log-out|book-open|camera-off|chevron-(left|right)|clock|ellipsis-vertical)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Small files that the first screens need; each would be a file of its own otherwise.
  {
    name: 'start',
    test: /account-rules|\/app\/(guards|language\/account-language)|\/accounts\/(exchange-link|pending-sign-up|accounts\.calls)|\/lib\/(search|form|load-once-online|use-page-title)|\/ui\/(link|banner)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // What the forms before signing in stand on.
  {
    name: 'guests',
    test: /\/features\/accounts\/(account-page|sign-in-method)|\/ui\/(password|email)-field/,
    minShareCount: 2,
  },
  // Small files of the sign-up form and of other forms.
  {
    name: 'sign-up',
    test: /\/features\/accounts\/(password-checklist|terms-checkbox)|\/ui\/(checkbox|checklist)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
]

/** Every page has these by then: naming them again beside each part that is loaded later would weigh a kilobyte. */
const LOADED_FIRST = /^assets\/(rolldown-runtime|core|common|app|start|guests|plural)-[\w-]{8}\./

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
    react(),
    tailwindcss(),
    separatePages(),
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !LOADED_FIRST.test(file)) : needed,
    },
    rolldownOptions: {
      output: {
        // A worker answers for the folder it lies in, and browsers find its new version under its old name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: sharedFiles },
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
