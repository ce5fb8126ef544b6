import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { realtime } from '../../../lib/realtime/realtime.ts'
import { answered, fakeServer, refused } from '../../../testing/fake-server.ts'
import { myPhoto as photo } from '../../../testing/my-photo.ts'
import { mountAsAmara } from '../../../testing/signed-in.tsx'
import { ManagePhotos } from './manage-photos.tsx'

/** A server with photos that applies every change, or refuses them all. */
function show({
  refusing = false,
  isVerified = false,
  photos = [photo(1), photo(2), photo(3, 'pending')],
} = {}) {
  const change = (next: OwnPhoto[]) => {
    if (refusing) return refused(500, 'server.defect', 'Something went wrong. Please try again.')
    photos = next
    return answered(photos)
  }
  fakeServer({
    'GET /functions/v1/get-photos': () => answered(photos),
    'POST /functions/v1/reorder-photos': (body) => {
      const { photo_ids } = body as { photo_ids: string[] }
      return change(photo_ids.flatMap((id) => photos.filter((candidate) => candidate.id === id)))
    },
    'POST /functions/v1/set-main-photo': (body) => {
      const { photo_id } = body as { photo_id: string }
      return change(photos.map((each) => ({ ...each, is_primary: each.id === photo_id })))
    },
    'DELETE /functions/v1/delete-photo': (body) => {
      const { photo_id } = body as { photo_id: string }
      return change(photos.filter(({ id }) => id !== photo_id))
    },
  })
  const listening = vi.spyOn(realtime, 'on')
  mountScreen(isVerified)
  return {
    approveAll() {
      photos = photos.map((each) => ({ ...each, status: 'approved' as const }))
      for (const [type, listener] of listening.mock.calls)
        if (type === 'photos.changed') listener({ type: 'photos.changed' })
    },
  }
}

function mountScreen(isVerified = false) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const member = { name: 'Amara', age: 31, place: 'Lagos, Nigeria' }
  mountAsAmara(<ManagePhotos isVerified={isVerified} member={member} />, queryClient)
}

afterEach(() => void vi.restoreAllMocks())

test('the figures count the photos, and there are nine slots', async () => {
  show()
  await expect.element(page.getByText('3/9')).toBeVisible()
  await expect.element(page.getByText('33%')).toBeVisible()
  await expect.element(page.getByText('Amara, 31')).toBeInTheDocument()
  const slots = page.getByRole('list', { name: 'Your photos' }).element()
  expect(slots.children).toHaveLength(9)
  await expect.element(page.getByText(/^Add Photo/)).toHaveLength(6)
})

test('a photo is moved by keyboard and its button keeps the focus', async () => {
  show()
  const third = page.getByRole('button', { name: 'Move photo 3 left' })
  await expect.element(third).toBeVisible()
  third.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Photos reordered!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'View photo 2, Under Review' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Move photo 2 left' })).toHaveFocus()
})

test('dragging by keyboard announces each step', async () => {
  show()
  const handle = page.getByRole('button', { name: 'Drag photo 3' })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Photo 3 is over position 3 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('Photo 3 is over position 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Photos reordered!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'View photo 2, Under Review' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Drag photo 2' })).toHaveFocus()
})

test('the right arrow key moves back on a right-to-left page', async () => {
  document.dir = 'rtl'
  onTestFinished(() => void (document.dir = ''))
  show()
  const handle = page.getByRole('button', { name: 'Drag photo 3' })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Photo 3 is over position 3 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('Photo 3 is over position 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('button', { name: 'Drag photo 2' })).toHaveFocus()
})

test('dragging a photo moves it without opening it', async () => {
  show()
  const last = page.getByRole('button', { name: 'View photo 3, Under Review' })
  await expect.element(last).toBeVisible()
  const first = page.getByRole('button', { name: 'View photo 1, main photo, Approved' })
  await userEvent.dragAndDrop(last, first, { steps: 10 })
  await expect.element(page.getByText('Photos reordered!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'View photo 1, Under Review' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('an order that fails to save is undone', async () => {
  show({ refusing: true })
  await page.getByRole('button', { name: 'Move photo 3 left' }).click()
  await expect.element(page.getByText('Failed to reorder photos')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'View photo 3, Under Review' })).toBeVisible()
})

test('an approved photo and one under review can become the main one', async () => {
  show()
  const third = page.getByRole('button', { name: 'View photo 3, Under Review' })
  await third.click()
  const preview = page.getByRole('dialog', { name: 'Photo 3' })
  await preview.getByRole('button', { name: 'Set as Main' }).click()
  const main = page.getByRole('button', { name: 'View photo 3, main photo, Under Review' })
  await expect.element(main).toBeVisible()
  await page.getByRole('button', { name: 'Set photo 2 as main' }).click()
  await expect.element(page.getByText('Main photo updated!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'View photo 2, main photo, Approved' })).toBeVisible()
})

test('deleting a photo requires a confirmation', async () => {
  show()
  await page.getByRole('button', { name: 'Delete photo 3' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Photo?' })
  await expect
    .element(question.getByText('Are you sure you want to delete this photo? This action cannot be undone.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('3/9')).toBeVisible()
  await page.getByRole('button', { name: 'Delete photo 2' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Photo deleted.')).toBeVisible()
  await expect.element(page.getByText('2/9')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'View photo 2, Under Review' })).toBeVisible()
})

test('a photo’s approval appears without a reload', async () => {
  const server = show()
  await expect.element(page.getByRole('button', { name: 'View photo 3, Under Review' })).toBeVisible()
  server.approveAll()
  await expect.element(page.getByRole('button', { name: 'View photo 3, Approved' })).toBeVisible()
})

test('a member without photos sees nine free slots, advice and their initial', async () => {
  show({ photos: [] })
  await expect.element(page.getByText('0/9')).toBeVisible()
  await expect.element(page.getByText('0%')).toBeVisible()
  await expect.element(page.getByLabelText(/^Add Photo/)).toHaveLength(9)
  await expect.element(page.getByText('Your face, in good light', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'No photo yet' })).toHaveTextContent('A')
  await expect.element(page.getByRole('heading', { name: 'Photo Guidelines' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Photo Status' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('list', { name: 'Thumbnails' })).not.toBeInTheDocument()
})

test('an empty gallery has one large slot, and each slot accepts a photo', async () => {
  show({ photos: [] })
  const [first, ...others] = await slotAreas()
  for (const other of others) expect(first! > 4 * other).toBe(true)
  await userEvent.upload(
    page.getByLabelText('Add Photo 4'),
    new File(['x'], 'me.pdf', { type: 'application/pdf' }),
  )
  await expect.element(page.getByText('Please choose a JPEG, PNG or WebP photo.')).toBeVisible()
})

async function slotAreas() {
  const list = page.getByRole('list', { name: 'Your photos' })
  await expect.element(list).toBeVisible()
  return [...list.element().children].map((slot) => {
    const { width, height } = slot.getBoundingClientRect()
    return width * height
  })
}

test('only photos approved without a review are labelled as such', async () => {
  const unseen = 'This is a demo: photos are approved without a review.'
  fakeServer({
    'GET /functions/v1/get-photos': () => answered([{ ...photo(1), approved_by_itself: true }, photo(2)]),
  })
  mountScreen()
  const rows = page.getByRole('listitem').filter({ hasText: 'Uploaded' })
  const autoApprovedNote = (place: number) => rows.nth(place).getByText('Approved automatically')
  await expect.element(autoApprovedNote(0)).toBeVisible()
  await expect.element(rows).toHaveLength(2)
  await expect.element(autoApprovedNote(1)).not.toBeInTheDocument()
  await expect.element(page.getByText(unseen)).toBeVisible()
})

test('the screen shows loading, and offline a retry', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { promise, reject } = Promise.withResolvers<never>()
  const get = vi.fn(() => promise)
  fakeServer({ 'GET /functions/v1/get-photos': get })
  mountScreen()
  await expect.element(page.getByText('Loading photos...')).toBeInTheDocument()
  await expect.element(page.getByText(/^Add Photo/)).not.toBeInTheDocument()
  reject(new TypeError('Failed to fetch'))
  const failure = page.getByRole('alert')
  await expect.element(failure.getByRole('heading', { name: 'Unable to Load Photos' })).toBeVisible()
  await expect.element(failure.getByText('You seem to be offline.', { exact: false })).toBeVisible()
  fakeServer({ 'GET /functions/v1/get-photos': () => answered([photo(1)]) })
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('1/9')).toBeVisible()
})

test('closing a dialog returns to its button, or to the page if its photo is gone', async () => {
  show()
  const view = page.getByRole('button', { name: 'View photo 2, Approved' })
  await view.click()
  await expect.element(page.getByRole('dialog', { name: 'Photo 2' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(view).toHaveFocus()
  const trash = page.getByRole('button', { name: 'Delete photo 3' })
  await trash.click()
  const question = page.getByRole('alertdialog', { name: 'Delete Photo?' })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(trash).toHaveFocus()
  await trash.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('2/9')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('both buttons are disabled during a deletion', async () => {
  show()
  const answer = Promise.withResolvers<ReturnType<typeof answered>>()
  await page.getByRole('button', { name: 'View photo 3, Under Review' }).click()
  fakeServer({
    'GET /functions/v1/get-photos': () => answered([photo(1), photo(2)]),
    'DELETE /functions/v1/delete-photo': () => answer.promise,
  })
  await page.getByRole('dialog', { name: 'Photo 3' }).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer.resolve(answered([photo(1), photo(2)]))
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByText('2/9')).toBeVisible()
})

test('photos cannot pass the row’s ends, and a photo there moves the focus to its other button', async () => {
  show({ photos: [photo(1), photo(2)] })
  await expect.element(page.getByRole('button', { name: 'Move photo 1 left' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Move photo 2 right' })).toBeDisabled()
  page.getByRole('button', { name: 'Move photo 2 left' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Photos reordered!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Move photo 1 right' })).toHaveFocus()
})

test('a single photo has no drag handle', async () => {
  show({ photos: [photo(1)] })
  await expect.element(page.getByRole('button', { name: 'Delete photo 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Drag photo 1' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Move photo 1 right' })).toBeDisabled()
})

test('Escape cancels a drag and announces it', async () => {
  show({ refusing: true })
  const handle = page.getByRole('button', { name: 'Drag photo 3' })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Photo 3 is over position 3 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByText('Photo 3 is over position 2 of 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Photo 3 stays where it was.')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'View photo 3, Under Review' })).toBeVisible()
  await expect.element(page.getByText('Failed to reorder photos')).not.toBeInTheDocument()
})

test('reordered photos appear before the server answers', async () => {
  show()
  const { promise } = Promise.withResolvers<never>()
  await expect.element(page.getByRole('button', { name: 'View photo 3, Under Review' })).toBeVisible()
  fakeServer({ 'POST /functions/v1/reorder-photos': () => promise })
  await page.getByRole('button', { name: 'Move photo 3 left' }).click()
  await expect.element(page.getByRole('button', { name: 'View photo 2, Under Review' })).toBeVisible()
  await expect.element(page.getByText('Photos reordered!')).not.toBeInTheDocument()
})

test('a verified member is asked before another photo becomes the main one', async () => {
  show({ isVerified: true })
  await page.getByRole('button', { name: 'View photo 2, Approved' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Set as Main' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(/You’ll lose your verified badge/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: 'View photo 1, main photo, Approved' })).toBeVisible()
})

test('a rejected photo shows the reason and what to do', async () => {
  const photos = [
    photo(1),
    { ...photo(2, 'rejected'), rejected_for: 'several_people' as const },
    photo(3, 'rejected'),
  ]
  show({ photos })
  const rows = page.getByRole('listitem').filter({ hasText: 'Uploaded' })
  await expect.element(rows).toHaveLength(3)
  const [good, several, decided] = [0, 1, 2].map((row) => rows.nth(row))
  await expect
    .element(several!.getByText('It shows several people. Please choose one of you alone.'))
    .toBeVisible()
  await expect.element(decided!.getByText(/See our reasons in Settings, under Privacy/)).toBeVisible()
  expect(good!.element().textContent).not.toMatch(/Please|reasons/)
  await page.getByRole('button', { name: 'View photo 2, Rejected' }).click()
  await expect
    .element(page.getByRole('dialog').getByText('It shows several people. Please choose one of you alone.'))
    .toBeVisible()
})
