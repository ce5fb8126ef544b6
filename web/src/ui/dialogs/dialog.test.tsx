import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Example({ keepsOpener = true }: { keepsOpener?: boolean }) {
  const [open, setOpen] = useState(false)
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      {isThere && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Dialog open={open} onClose={() => setOpen(false)} title="Like Sent">
        <Button
          onClick={() => {
            setIsThere(keepsOpener)
            setOpen(false)
          }}
        >
          Continue Browsing
        </Button>
      </Dialog>
    </>
  )
}

test('Escape closes the dialog and returns the focus to its button', async () => {
  mount(<Example />)
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(page.getByRole('dialog', { name: 'Like Sent' })).toBeVisible()
  expect(opener.element().matches(':focus')).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.for(['{Escape}', '{Enter}'])(
  'after %s the focus returns to a button that was busy in the meantime',
  async (key) => {
    function Saving() {
      const [state, setState] = useState<'idle' | 'busy' | 'saved'>('idle')
      const save = () => {
        setState('busy')
        setTimeout(() => setState('saved'), 50)
      }
      return (
        <>
          <Button busy={state === 'busy'} onClick={save}>
            Save
          </Button>
          <Dialog open={state === 'saved'} onClose={() => setState('idle')} title="Saved" />
        </>
      )
    }
    mount(<Saving />)
    const opener = page.getByRole('button', { name: 'Save' })
    await opener.click()
    await expect.element(page.getByRole('dialog', { name: 'Saved' })).toBeVisible()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

test('a press outside closes the dialog', async () => {
  mount(<Example />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.querySelector('dialog') ?? document.body, {
    position: { x: -8, y: -8 },
    force: true,
  })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

function Nested() {
  const [open, setOpen] = useState(true)
  const [isInnerOpen, setInnerOpen] = useState(false)
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Member">
      <Button onClick={() => setInnerOpen(true)}>Look</Button>
      <Dialog open={isInnerOpen} onClose={() => setInnerOpen(false)} title="Photo" />
    </Dialog>
  )
}

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press beside it',
    () => userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true }),
  ],
] as const)('%s closes the inner of two dialogs alone, then the outer one', async ([, close]) => {
  mount(<Nested />)
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await page.getByRole('button', { name: 'Look' }).click()
  await expect.element(dialog('Photo')).toBeVisible()
  await close()
  await expect.element(dialog('Photo')).not.toBeInTheDocument()
  await expect.element(dialog('Member')).toBeVisible()
  await close()
  await expect.element(dialog('Member')).not.toBeInTheDocument()
})

test('the focus goes to the main part if the opener is gone', async () => {
  mount(<Example keepsOpener={false} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Continue Browsing' }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('a confirmation starts with the focus on the safe answer', async () => {
  const answers: string[] = []
  mount(
    <ConfirmDialog
      open
      danger
      title="Delete Photo?"
      text="This action cannot be undone."
      confirmText="Delete"
      onConfirm={() => answers.push('deleted')}
      onClose={() => answers.push('kept')}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(answers).toEqual(['kept'])
})

test('a dialog with content to lose is closed only by its own button', async () => {
  function Once() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onClose={() => setOpen(false)} dismissable={false} title="Shown Once">
        <Button onClick={() => setOpen(false)}>I’ve saved them</Button>
      </Dialog>
    )
  }
  mount(<Once />)
  const dialog = page.getByRole('dialog', { name: 'Shown Once' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.querySelector('dialog') ?? document.body, {
    position: { x: -8, y: -8 },
    force: true,
  })
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
