import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../dev/browser/find-browser.mjs'
import { forOldestBrowsers } from './tools/browsers.ts'

/** Unless files are watched nothing changes: each file takes the modules that others have loaded from the browser's cache. */
const modulesFromCache: Plugin = {
  name: 'modules-from-cache',
  configureServer({ middlewares, config }) {
    if (config.server.watch) return
    middlewares.use((_request, response, next) => {
      const setHeader = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value)
      next()
    })
  },
}

/** Components are tested in a real browser: focus, dialogs and layout are what they are for members. */
export default defineConfig({
  root: import.meta.dirname,
  css: forOldestBrowsers.css,
  plugins: [react(), tailwindcss(), modulesFromCache],
  optimizeDeps: {
    include: [
      'react',
      '@tanstack/react-router',
      '@tanstack/react-query',
      'zod/mini',
      'make-plural/cardinals',
      'fast-check',
      'virtua',
      'react-dom',
      'react-easy-crop',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'lucide-react',
      'thumbhash',
      'idb',
      'web-vitals',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@dnd-kit/utilities',
      '@base-ui/react/combobox',
      '@base-ui/react/csp-provider',
      '@base-ui/react/direction-provider',
      '@base-ui/react/menu',
      '@base-ui/react/tabs',
    ],
  },
  test: {
    name: 'web',
    maxWorkers: 2, // pages of the browser
    include: ['src/**/*.test.{ts,tsx}'],
    // a busy machine is no failure
    testTimeout: 120_000,
    retry: process.env.CI ? 1 : 0, // the end of the run names each test that needed it
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: findBrowser() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
    },
    setupFiles: ['src/app/app.css', 'src/testing/own-storage.ts', 'src/testing/english.ts'],
  },
})
