import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

export default defineConfig({
  ...journeys,
  testDir: 'shots',
  globalTeardown: './shots/album.ts',
  reporter: 'list',
  timeout: 30_000,
  use: { ...journeys.use, contextOptions: { reducedMotion: 'reduce' }, trace: 'off', screenshot: 'off' },
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
