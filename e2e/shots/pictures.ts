import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { ALBUM, pictureName } from './album.ts'

export async function settle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {}) // a loading screen is never idle
  await page.waitForTimeout(600)
}

export async function takePictures(page: Page, screen: string, state: string, fullPage = true) {
  const { name: width } = test.info().project
  mkdirSync(ALBUM, { recursive: true })
  if (fullPage) await showWhole(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(ALBUM, pictureName(screen, state, width, theme)), fullPage })
  }
  expect.soft(await overflow(page), 'nothing stands out at the side').toBeLessThanOrEqual(0)
}

/** Makes the window as high as the page, so that sidebars have their full height and all images load. */
async function showWhole(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height })
  await settle(page)
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
