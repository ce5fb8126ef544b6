import { LIVE_PICTURES_BYTES_MAX } from '@ndoa/contract/limits'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { ToastProvider } from '../../../ui/feedback/toast-provider.tsx'
import { CameraPage } from './camera-page.tsx'

const challenge = {
  verification_id: '33333333-3333-4333-8333-333333333333',
  turn: 'left',
  code: '4071',
  expires_at: '2026-11-22T10:10:00.000Z',
}
const waiting = { state: 'waiting' }

afterEach(() => void vi.restoreAllMocks())

/** Opens the page with a camera that shows noise, which compresses badly. */
function open({
  camera = true,
  answers = {},
}: {
  camera?: boolean
  answers?: Record<string, Response>
} = {}) {
  const sent: FormData[] = []
  const requestedPaths: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path =
      new URL(input instanceof Request ? input.url : input, window.location.href).pathname
        .split('/')
        .at(-1) ?? ''
    requestedPaths.push(path)
    if (init?.body instanceof FormData) sent.push(init.body)
    if (answers[path]) return answers[path].clone()
    return Response.json({ success: true, data: path === 'start-verification' ? challenge : waiting })
  })
  const tracks: MediaStreamTrack[] = []
  const getUserMedia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (!camera) throw new DOMException('no camera', 'NotFoundError')
    const stream = aNoisyScreen().captureStream(10)
    tracks.push(...stream.getTracks())
    return stream
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <CameraPage />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { sent, requestedPaths, tracks, getUserMedia }
}

function aNoisyScreen() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 })
  const pen = canvas.getContext('2d')
  const draw = () => {
    const noise = pen?.createImageData(1280, 960)
    if (!noise || !pen) return
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    pen.putImageData(noise, 0, 0)
  }
  draw()
  const timer = setInterval(draw, 300)
  setTimeout(() => clearInterval(timer), 20_000)
  return canvas
}

const button = (name: string) => page.getByRole('button', { name })
async function takeAll() {
  for (const words of [/Look straight/, /Turn your head to your left/, /Write 4071 on paper/]) {
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(button('Take Picture')).toBeEnabled()
    await button('Take Picture').click()
  }
}

test('the camera opens on request only, and three pictures are shown, retaken and sent', async () => {
  const { sent, tracks, getUserMedia } = open()
  await expect.element(page.getByText('4071')).toBeVisible()
  expect(getUserMedia).not.toHaveBeenCalled()
  await button('Open Camera').click()
  await takeAll()
  const shown = page.getByRole('list', { name: 'Your pictures' })
  await expect.element(shown).toBeVisible()
  await vi.waitFor(() => expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true))
  expect(sent).toEqual([])
  await button('Retake: Head turned').click()
  await expect.element(page.getByText(/Turn your head to your left/)).toBeVisible()
  await button('Take Picture').click()
  await button('Send Pictures').click()
  await expect.element(page.getByText(/Two of our team will compare your pictures/)).toBeVisible()
  const [form, ...more] = sent
  expect(more).toEqual([])
  expect(form?.get('verification_id')).toBe(challenge.verification_id)
  const files = ['straight', 'turned', 'code'].map((name) => form?.get(name) as File)
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(LIVE_PICTURES_BYTES_MAX)
  for (const file of files) {
    const { width, height } = await createImageBitmap(file)
    expect(Math.max(width, height)).toBeLessThanOrEqual(720)
    expect(width / height).toBeCloseTo(4 / 3, 2)
  }
})

test('a member without a camera can arrange a call', async () => {
  const { requestedPaths } = open({ camera: false })
  await button('Open Camera').click()
  await expect.element(page.getByRole('heading', { name: 'We can’t use the camera' })).toBeVisible()
  await button('Arrange a Call').click()
  await expect.element(page.getByText(/We’ll tell you when and where the call takes place/)).toBeVisible()
  expect(requestedPaths).toContain('request-verification-call')
})

const refused = (error: string, message: string) =>
  Response.json({ success: false, error, message, data: null }, { status: 409 })

test('a member who has no main photo, or took too long, sees what to do', async () => {
  open({
    answers: { 'start-verification': refused('verification.no_photo', 'Please add a main photo first') },
  })
  await expect.element(page.getByText(/Please add a main photo first/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/verification')
})

test('late pictures begin again with another code', async () => {
  const late = refused('verification.expired', 'That took longer than ten minutes.')
  const { requestedPaths } = open({ answers: { 'send-verification': late } })
  await button('Open Camera').click()
  await takeAll()
  await button('Send Pictures').click()
  await button('Start Again').click()
  await vi.waitFor(() =>
    expect(requestedPaths.filter((path) => path === 'start-verification')).toHaveLength(2),
  )
})
