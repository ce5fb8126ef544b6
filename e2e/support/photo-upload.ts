import { expect, type Locator, type Page } from '@playwright/test'

export async function acceptCrop(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const crop = page.getByRole('dialog', { name: 'Crop Your Photo' })
  await press(crop.getByRole('button', { name: 'Use Photo' }))
  await expect(crop).toBeHidden()
}
