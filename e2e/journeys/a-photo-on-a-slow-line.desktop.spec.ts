import { expect, type Page, test } from '@playwright/test'
import { signUpByApi } from '../support/people.ts'
import { acceptCrop } from '../support/photo-upload.ts'

/** Bits per second. */
const LINE = 300_000
const BYTES_PER_SECOND = LINE / 8
const MB = 1_000_000

test('a photo of 8 MB uploads on a connection of 300 kbit/s', async ({ page }, { retry }) => {
  const email = `slow.line.${retry}.${Date.now()}@journey.test`
  await signUpByApi(
    page,
    { fullName: 'Amina Yusuf', gender: 'Female', dateOfBirth: '1993-02-01', email },
    'NG',
  )
  await page.goto('/photos')
  const photo = await aCameraPhoto(page)
  expect(photo.length).toBeGreaterThan(8 * MB)

  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  const sending = page.waitForRequest(/upload-photo/)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo })
  await acceptCrop(page)
  const sent = await (await sending).response()
  expect(sent?.status()).toBe(200)
  await expect(page.getByRole('list', { name: 'Your photos' }).locator('img').first()).toBeVisible()
})

/** Draws fine detail, which compresses badly, so that the file is as large as a camera's. */
async function aCameraPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 4000 })
    const pen = canvas.getContext('2d')
    const grain = pen.createImageData(3000, 4000)
    for (let i = 0; i < grain.data.length; i++)
      grain.data[i] = i % 4 === 3 ? 255 : 128 + ((Math.imul(i, 2654435761) >>> 27) - 16) * 3
    pen.putImageData(grain, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.97).split(',')[1]
  })()`)
  return Buffer.from(base64, 'base64')
}
