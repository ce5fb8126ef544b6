import { LIKE_DIALOG_CLOSES_AFTER } from '@ndoa/contract/limits'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectToLeaveAfter, press, useHeldTime } from '../../testing/held-time.ts'
import { mount } from '../../testing/mount.tsx'
import { LikeSentDialog } from './like-sent-dialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Like Sent!' })
const like = page.getByRole('button', { name: 'Like', exact: true })

function LikeAndSay({ onClose }: { onClose: () => void }) {
  const [message, setMessage] = useState<string | null>(null)
  function close() {
    setMessage(null)
    onClose()
  }
  return (
    <>
      <button type="button" onClick={() => setMessage('Kofi will know.')}>
        Like
      </button>
      <LikeSentDialog message={message} onClose={close} />
    </>
  )
}

test('Like Sent shows the message of the server and closes after 3 seconds, every time', async () => {
  mount(<LikeAndSay onClose={() => {}} />)
  useHeldTime()
  for (const _ of ['once', 'again']) {
    press(like)
    await expect.element(dialog.getByText('Kofi will know.')).toBeInTheDocument()
    await expectToLeaveAfter(LIKE_DIALOG_CLOSES_AFTER, dialog)
  }
})

test('closing it sooner returns the focus to the button, and it is not closed a second time', async () => {
  const closed = vi.fn()
  mount(<LikeAndSay onClose={closed} />)
  useHeldTime()
  press(like)
  const button = dialog.getByRole('button', { name: 'Continue Browsing' })
  await expect.element(button).toHaveFocus()
  press(button)
  await expect.element(dialog).not.toBeInTheDocument()
  vi.advanceTimersByTime(2 * LIKE_DIALOG_CLOSES_AFTER)
  expect(closed).toHaveBeenCalledOnce()
})
