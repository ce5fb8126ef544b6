import type { Page } from '@playwright/test'

export async function aPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
    const pen = canvas.getContext('2d')
    const sky = pen.createLinearGradient(0, 0, 0, 1200)
    sky.addColorStop(0, '#f59e0b')
    sky.addColorStop(1, '#7c2d12')
    pen.fillStyle = sky
    pen.fillRect(0, 0, 900, 1200)
    pen.fillStyle = '#2a1810'
    pen.arc(450, 520, 220, 0, 7)
    pen.fill()
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]
  })()`)
  return Buffer.from(base64, 'base64')
}
