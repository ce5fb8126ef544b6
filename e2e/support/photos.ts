import { expect, type Locator, type Page } from '@playwright/test'
import { aPicture } from './picture.ts'

export async function uploadPhoto(page: Page): Promise<void> {
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) }
  const answer = await page.request.post('/functions/v1/upload-photo', {
    multipart: { file },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  const states = async () => {
    const { data } = (await (await page.request.get('/functions/v1/get-photos')).json()) as {
      data: { status: string }[]
    }
    return data.map(({ status }) => status)
  }
  await expect.poll(states).toEqual(['approved'])
}

interface Drawn {
  complete: boolean
  naturalWidth: number
  currentSrc: string
}

export const expectVariant = (photo: Locator, variant: 'blur' | 'w'): Promise<void> =>
  expect
    .poll(() =>
      photo.evaluate((image) => {
        const { complete, naturalWidth, currentSrc } = image as unknown as Drawn
        return complete && naturalWidth > 0 ? new URL(currentSrc).pathname.split('/').at(-1) : ''
      }),
    )
    .toMatch(new RegExp(`^${variant}`))
