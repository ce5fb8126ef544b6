import type { ViewedPhoto } from '@ndoa/contract/profiles'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { PhotoGallery } from './photo-gallery.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const photos: ViewedPhoto[] = ['1', '2', '3'].map((id) => ({
  id,
  signed_url: PIXEL,
  srcset: `${PIXEL} 320w`,
  thumbhash: null,
  blurred: false,
}))
const next = page.getByRole('button', { name: 'Next photo' })
const previous = page.getByRole('button', { name: 'Previous photo' })
const place = page.getByText(/\d \/ 3/)

test('the buttons move through the photos and are disabled at the ends', async () => {
  mount(<PhotoGallery photos={photos} name="Kofi" />)
  await expect.element(place).toHaveTextContent('Photo 1 / 3')
  await expect.element(previous).toBeDisabled()
  await next.click()
  await expect.element(place).toHaveTextContent('Photo 2 / 3')
  await next.click()
  await expect.element(place).toHaveTextContent('Photo 3 / 3')
  await expect.element(next).toBeDisabled()
  await previous.click()
  await expect.element(place).toHaveTextContent('Photo 2 / 3')
})

test('the arrow keys move through the photos', async () => {
  mount(<PhotoGallery photos={photos} name="Kofi" />)
  await userEvent.tab()
  await expect.element(page.getByRole('list', { name: 'Photos' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(place).toHaveTextContent('Photo 2 / 3')
})

test('a single photo has no buttons, and a member without a photo is still named', async () => {
  mount(<PhotoGallery photos={photos.slice(0, 1)} name="Kofi" />)
  await expect.element(page.getByRole('img', { name: 'Photo 1 of 1 of Kofi' })).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
  mount(<PhotoGallery photos={[]} name="Selam" />)
  await expect.element(page.getByRole('img', { name: 'Selam has no photo yet' })).toBeVisible()
})
