import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { ToastProvider, useToast } from './toast-provider.tsx'

function Buttons() {
  const toast = useToast()
  return (
    <div className="pt-60">
      <Button onClick={() => toast.success('Photo deleted.', 1000)}>Good</Button>
      <Button onClick={() => toast.success('Photo saved.', 5000)}>Long</Button>
      <Button onClick={() => toast.info('Coming soon', 5000)}>News</Button>
      <Button onClick={() => toast.error('Failed to delete photo', 200)}>Bad</Button>
    </div>
  )
}

const mountButtons = () =>
  mount(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  )

test('screen readers announce a success politely and an error at once', async () => {
  mountButtons()
  await page.getByRole('button', { name: 'Long' }).click()
  await page.getByRole('button', { name: 'News' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Photo saved.Coming soon')
  await page.getByRole('button', { name: 'Bad' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to delete photo')
})

test('a toast disappears automatically', async () => {
  mountButtons()
  await page.getByRole('button', { name: 'Good' }).click()
  await expect.element(page.getByText('Photo deleted.')).toBeVisible()
  await expect.element(page.getByText('Photo deleted.')).not.toBeInTheDocument()
})

test('a toast stays under the pointer and disappears afterwards', async () => {
  mountButtons()
  const button = (name: string) => page.getByRole('button', { name })
  await button('Long').click()
  await userEvent.hover(page.getByText('Photo saved.'))
  const click = new MouseEvent('click', { bubbles: true }) // the pointer stays where it is
  button('News').element().dispatchEvent(click)
  await expect.element(page.getByText('Coming soon')).toBeVisible()
  await expect.element(page.getByText('Coming soon')).not.toBeInTheDocument()
  await expect.element(page.getByText('Photo saved.')).toBeVisible()
  await userEvent.hover(button('Bad'))
  await expect.element(page.getByText('Photo saved.')).not.toBeInTheDocument()
})

function InDialog() {
  const toast = useToast()
  const [state, setState] = useState<'open' | 'closed' | 'gone'>('open')
  const close = () => setState('closed')
  return (
    state !== 'gone' && (
      <Dialog open={state === 'open'} onClose={close} title="Photo">
        <Button onClick={() => toast.error('Failed to delete photo', 60_000)}>Delete</Button>
        <Button onClick={() => setState('gone')}>Leave</Button>
      </Dialog>
    )
  )
}

test('a toast over a dialog is announced, and Dismiss leaves the dialog open', async () => {
  mount(
    <ToastProvider>
      <InDialog />
    </ToastProvider>,
  )
  const dialog = page.getByRole('dialog', { name: 'Photo' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Failed to delete photo')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Failed to delete photo')).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

test.for([
  ['closes', () => userEvent.keyboard('{Escape}')],
  ['is taken away', () => page.getByRole('button', { name: 'Leave' }).click()],
] as const)('a toast outlives the dialog that %s', async ([, end]) => {
  mount(
    <ToastProvider>
      <InDialog />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await end()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Failed to delete photo')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Failed to delete photo')).not.toBeInTheDocument()
})
