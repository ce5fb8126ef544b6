import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../dev/browser/find-browser.mjs'
import { forOldestBrowsers } from './tools/browsers.ts'
import { words } from './tools/words.ts'

/** Outside watch mode nothing changes, so each file takes shared modules from the browser's cache. */
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

const PAGE_MEASURING_TESTS = ['src/public/scripts/vitals.test.ts', 'src/app/telemetry/telemetry.test.ts']

/** Components are tested in a real browser, with members' focus, dialogs and layout. */
export default defineConfig({
  root: import.meta.dirname,
  css: forOldestBrowsers.css,
  plugins: [react(), tailwindcss(), words(), modulesFromCache],
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
    maxWorkers: 2,
    // a busy machine is no failure
    testTimeout: 120_000,
    retry: process.env.CI ? 1 : 0, // the end of the run lists each retried test
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 300_000, // a page of a busy machine is slow to start
      provider: playwright({ launchOptions: findBrowser() }),
      // Files that render nothing share a page, because a separate page would take most of their time.
      instances: [
        { browser: 'chromium', name: 'web', include: ['src/**/*.test.tsx', ...PAGE_MEASURING_TESTS] },
        {
          browser: 'chromium',
          name: 'web-logic',
          include: ['src/**/*.test.ts'],
          exclude: PAGE_MEASURING_TESTS,
          isolate: false,
        },
      ],
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
    },
    setupFiles: ['src/app/app.css', 'src/testing/own-storage.ts', 'src/testing/english.ts'],
  },
})
