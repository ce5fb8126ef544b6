import { LIKE_DIALOG_MS } from '@ndoa/contract/limits'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToLeaveAfter, press, useFakeTimers } from '../../../testing/fake-timers.ts'
import { mount } from '../../../testing/mount.tsx'
import { LikeSent } from './like-sent.tsx'
import type { SentLike } from './use-like.ts'

const words = page.getByText('Kofi will know.')
const like = page.getByRole('button', { name: 'Like', exact: true })
const undo = page.getByRole('button', { name: 'Undo' })
const isOpen = () => words.elements().length > 0

/** Waits until React has rendered, even with fake timers. */
const waitForPaint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

function LikeWithNotice({ onUndo = () => {} }: { onUndo?: () => void }) {
  const [sent, setSent] = useState<SentLike | null>(null)
  const showNotice = () =>
    setSent((before) => ({
      user_id: '1',
      display_name: 'Kofi',
      message: before ? 'Yaw will know.' : 'Kofi will know.',
      number: (before?.number ?? 0) + 1,
    }))
  const close = () => setSent(null)
  return (
    <>
      <button type="button" onClick={showNotice}>
        Like
      </button>
      <LikeSent
        sent={sent}
        onClose={close}
        onUndo={() => {
          close()
          onUndo()
        }}
      />
    </>
  )
}

// Earlier tests may leave the pointer over the card, which would keep it open.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }))

test('Like Sent shows the server’s message for 3 seconds without blocking the list', async () => {
  mount(<LikeWithNotice />)
  useFakeTimers()
  for (const _ of ['once', 'again']) {
    press(like)
    await expect.element(words).toBeInTheDocument()
    expect(page.getByRole('dialog').elements()).toEqual([])
    await expectToLeaveAfter(LIKE_DIALOG_MS, words)
  }
})

test('another like gets its own 3 seconds', async () => {
  mount(<LikeWithNotice />)
  useFakeTimers()
  press(like)
  await expect.poll(isOpen).toBe(true)
  await waitForPaint()
  vi.advanceTimersByTime(LIKE_DIALOG_MS - 100)
  press(like)
  await expectToLeaveAfter(LIKE_DIALOG_MS, page.getByText('Yaw will know.'))
})

test('Like Sent is announced once per like, without its buttons', async () => {
  mount(<LikeWithNotice />)
  const status = page.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement() // rendered before its first announcement
  const announcements: string[] = []
  new MutationObserver(() => announcements.push(status.element().textContent)).observe(status.element(), {
    childList: true,
    subtree: true,
    characterData: true,
  })
  await like.click()
  await expect.poll(() => announcements).toEqual(['Like Sent! To Kofi.Kofi will know.'])
  await like.click()
  await expect.poll(() => announcements).toHaveLength(2)
})

test('Like Sent stays while focused, and Undo takes the like back', async () => {
  const undone = vi.fn()
  mount(<LikeWithNotice onUndo={undone} />)
  useFakeTimers()
  press(like)
  await expect.poll(isOpen).toBe(true)
  ;(undo.element() as HTMLElement).focus()
  await waitForPaint()
  vi.advanceTimersByTime(3 * LIKE_DIALOG_MS)
  await waitForPaint()
  expect(isOpen()).toBe(true)
  vi.useRealTimers()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen).toBe(false)
  expect(undone).toHaveBeenCalledOnce()
})
