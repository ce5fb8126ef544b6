import { expect, test } from '@playwright/test'
import { readAccountIn, signInByApi } from '../support/people.ts'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

test('the left arrow key moves to the next tab and the next photo', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL }])
  await signInByApi(page, 'amara@demo.ndoa.test')
  await readAccountIn(page, 'ar')
  await page.goto('/settings')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')

  await page.goto('/my-matches')
  await page
    .getByRole('main')
    .getByRole('button', { name: /[2-9] صور في ملف/ })
    .first()
    .click()
  const place = page.getByRole('dialog').getByRole('status').first()
  await expect(place).toHaveText(/^الصورة \p{Cf}*1\b/u)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(/^الصورة \p{Cf}*2\b/u)
})

test('only Arabic pages load the Arabic font', async ({ page }) => {
  const faces: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'font' && faces.push(request.url())))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heading = 'document.querySelector("h1").textContent = "أهلا وسهلا"'
  await page.evaluate(heading)
  await page.evaluate('document.fonts.ready.then(() => true)')
  expect(faces.filter((face) => face.includes('arabic'))).toEqual([])
  await page.evaluate('document.documentElement.lang = "ar"')
  await expect.poll(() => faces.filter((face) => face.includes('arabic')).length).toBe(1)
})
