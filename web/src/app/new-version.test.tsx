import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { NewVersionPrompt } from './new-version-prompt.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.saver
})

function aWorker({ running, waiting }: { running: boolean; waiting: boolean }) {
  const postMessage = vi.fn()
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ? { postMessage } : null,
    active: running ? {} : null,
    installing: null,
  }) as unknown as ServiceWorkerRegistration
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration)
  // WebKit names a controller even while the first worker is installing.
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker)
  return { postMessage, register }
}

test('a version activated in another tab is offered here too', async () => {
  const { register } = aWorker({ running: true, waiting: false })
  mount(<NewVersionPrompt />)
  await expect.poll(() => register.mock.calls.length).toBe(1)
  await register.mock.results[0]?.value
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('the first version is installed without a prompt', async () => {
  const { register } = aWorker({ running: false, waiting: true })
  mount(<NewVersionPrompt />)
  await expect.poll(() => register.mock.calls.length).toBe(1)
  await register.mock.results[0]?.value
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  await expect.element(page.getByText('New version')).not.toBeInTheDocument()
})

test('a newer version is offered, and activated only with the member’s consent', async () => {
  const { postMessage } = aWorker({ running: true, waiting: true })
  mount(<NewVersionPrompt />)
  await expect.element(page.getByText('New version')).toBeVisible()
  expect(postMessage).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Reload' }).click()
  expect(postMessage).toHaveBeenCalledWith('take-over')
})

test('slow connections and data saving prevent prefetching', async () => {
  document.documentElement.dataset.saver = ''
  const { register } = aWorker({ running: false, waiting: false })
  mount(<NewVersionPrompt />)
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  expect(register).not.toHaveBeenCalled()
})
