import { PHOTO_BYTES_MAX } from '@ndoa/contract/limits'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answered, fakeServer } from '../../../../testing/fake-server.ts'
import { myPhoto } from '../../../../testing/my-photo.ts'
import { amara, mountAsAmara } from '../../../../testing/signed-in.tsx'
import { ManagePhotos } from '../manage-photos.tsx'
import { fakeUploads } from '../upload/fake-uploads.test-data.ts'

afterEach(() => void vi.restoreAllMocks())

type Colour = 'red' | 'green' | 'blue'
const COLOURS: readonly Colour[] = ['red', 'green', 'blue']

/** A square picture of three vertical stripes. */
async function stripes(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 900 })
  const pen = canvas.getContext('2d')!
  for (const [place, colour] of COLOURS.entries()) {
    pen.fillStyle = colour === 'green' ? 'lime' : colour
    pen.fillRect(place * 300, 0, 300, 900)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  return new File([blob!], name, { type: 'image/jpeg' })
}

/** The share of each colour in a picture's middle row, and its size. */
async function coloursOf(file: File | undefined) {
  const picture = await createImageBitmap(file!)
  const { width, height } = picture
  const pen = new OffscreenCanvas(width, height).getContext('2d')!
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, height / 2, width, 1)
  const count = { red: 0, green: 0, blue: 0 }
  for (let at = 0; at < data.length; at += 4) {
    const strongest = [0, 1, 2].reduce((a, b) => (data[at + b]! > data[at + a]! ? b : a))
    count[COLOURS[strongest]!] += 1 / width
  }
  return { width, height, ...count }
}

/** Opens the photos screen. @returns the uploads in starting order */
async function show(queryClient = new QueryClient()) {
  fakeServer({ 'GET /functions/v1/get-photos': () => answered([]) })
  const uploads = fakeUploads()
  leave = mountAsAmara(<ManagePhotos member={undefined} />, queryClient)
  await expect.element(addPhoto.first()).toBeInTheDocument()
  return uploads
}

let leave = () => {}
const addPhoto = page.getByLabelText(/^Add Photo/)
const dialog = page.getByRole('dialog', { name: 'Crop Your Photo' })
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const zoom = dialog.getByRole('slider', { name: 'Zoom' })
const choose = (...files: File[]) => userEvent.upload(addPhoto.first(), files)
const sentNames = (uploads: { file: File | undefined }[]) => uploads.map(({ file }) => file?.name)

test('an unchanged photo is sent as its middle in a ratio of 4 to 5', async () => {
  const uploads = await show()
  await choose(await stripes('me.jpg'))
  await button('Use Photo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => uploads).toHaveLength(1)
  const sent = await coloursOf(uploads[0]?.file)
  expect(sent).toMatchObject({ width: 720, height: 900 })
  expect(sent.green).toBeCloseTo(300 / 720, 1)
  expect(sent.red).toBeCloseTo(sent.blue, 1)
})

test('an oversized photo is shrunk and sent', async () => {
  const uploads = await show()
  const photo = await stripes('camera.jpg')
  const chosen = new DataTransfer()
  chosen.items.add(new File([photo, new Uint8Array(PHOTO_BYTES_MAX)], photo.name, { type: photo.type }))
  const field = addPhoto.first().element() as HTMLInputElement
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await button('Use Photo').click()
  await expect.poll(() => uploads).toHaveLength(1)
  expect(await coloursOf(uploads[0]?.file)).toMatchObject({ width: 720, height: 900 })
  expect(uploads[0]?.file?.size).toBeLessThan(300 * 1024)
})

test('the arrow keys and the slider choose another part', async () => {
  const uploads = await show()
  await choose(await stripes('me.jpg'))
  await expect.element(button('Use Photo')).toBeEnabled()
  const photo = dialog.getByRole('application', { name: 'Your photo. The arrow keys move it.' })
  ;(zoom.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '300%')
  ;(photo.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight>60/}')
  ;(button('Use Photo').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => uploads).toHaveLength(1)
  const sent = await coloursOf(uploads[0]?.file)
  expect(sent).toMatchObject({ width: 240, height: 300 })
  expect(sent.red).toBeGreaterThan(0.9) // moved to the right edge, so its left part is in the frame
})

test('the buttons zoom and move like the keys', async () => {
  const uploads = await show()
  await choose(await stripes('me.jpg'))
  await expect.element(button('Zoom out')).toBeDisabled()
  for (let press = 0; press < 5; press++) await button('Zoom in').click()
  await expect.element(zoom).toHaveAttribute('aria-valuetext', '150%')
  for (let press = 0; press < 30; press++) await button('Move photo left').click()
  await button('Use Photo').click()
  await expect.poll(() => uploads).toHaveLength(1)
  const sent = await coloursOf(uploads[0]?.file)
  expect(sent).toMatchObject({ width: 480, height: 600 })
  expect(sent.blue).toBeCloseTo(300 / 480, 1)
  expect(sent.red).toBe(0)
})

test('a photo can be dragged', async () => {
  const uploads = await show()
  await choose(await stripes('me.jpg'))
  await expect.element(button('Use Photo')).toBeEnabled()
  const photo = dialog.getByRole('application').element()
  const at = (type: string, clientX: number) =>
    new MouseEvent(type, { clientX, clientY: 300, bubbles: true, cancelable: true })
  photo.dispatchEvent(at('mousedown', 100))
  document.dispatchEvent(at('mousemove', 900))
  await expect
    .poll(() => document.querySelector('dialog img')?.getAttribute('style'))
    .not.toContain('translate(0px')
  document.dispatchEvent(at('mouseup', 900))
  await button('Use Photo').click()
  await expect.poll(() => uploads).toHaveLength(1)
  expect((await coloursOf(uploads[0]?.file)).red).toBeCloseTo(300 / 720, 1)
})

test('several photos are cropped in turn while the first uploads', async () => {
  const uploads = await show()
  await choose(await stripes('one.jpg'), await stripes('two.jpg'), await stripes('three.jpg'))
  await button('Use Photo').click()
  await expect.poll(() => sentNames(uploads)).toEqual(['one.jpg'])
  await button('Cancel').click()
  await expect.element(page.getByText('two.jpg')).not.toBeInTheDocument()
  await button('Use Photo').click()
  await expect.element(dialog).not.toBeInTheDocument()
  uploads[0]?.accept(myPhoto(1, 'pending'))
  await expect.poll(() => sentNames(uploads)).toEqual(['one.jpg', 'three.jpg'])
  uploads[1]?.accept(myPhoto(2, 'pending'))
  await expect.element(page.getByText('Photo uploaded successfully!')).toBeVisible()
  await expect.element(page.getByText(/failed to upload/i)).not.toBeInTheDocument()
})

test('a cancelled photo is not sent, and the focus returns to the field', async () => {
  const uploads = await show()
  ;(addPhoto.first().element() as HTMLElement).focus()
  await choose(await stripes('me.jpg'))
  await button('Cancel').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(addPhoto).toHaveLength(9)
  await expect.element(addPhoto.first()).toHaveFocus()
  expect(uploads).toHaveLength(0)
})

test('a retry sends the same crop without asking again', async () => {
  const uploads = await show()
  await choose(await stripes('me.jpg'))
  await button('Use Photo').click()
  await expect.poll(() => uploads).toHaveLength(1)
  uploads[0]?.fail('timeout')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => uploads).toHaveLength(2)
  expect(await coloursOf(uploads[1]?.file)).toMatchObject({ width: 720, height: 900 })
})

test('a browser that hides canvas data sends the photo unchanged without asking', async () => {
  const uploads = await show()
  const photo = await stripes('me.jpg')
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(
    new ImageData(new Uint8ClampedArray(8).fill(255), 2, 1),
  )
  await choose(photo)
  await expect.poll(() => uploads).toHaveLength(1)
  expect(await uploads[0]?.file?.arrayBuffer()).toEqual(await photo.arrayBuffer())
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each([
  ['IMG_2034', ''],
  ['photo.JPG', 'image/jpg'],
  ['photo.pjpeg', 'image/pjpeg'],
  ['photo', 'application/octet-stream'],
  ['photo.txt', 'text/plain'],
])('a JPEG named %s with the type "%s" is cropped and sent as a JPEG', async (name, type) => {
  const uploads = await show()
  await choose(new File([await stripes('any')], name, { type }))
  await button('Use Photo').click()
  await expect.poll(() => uploads[0]?.file?.type).toBe('image/jpeg')
})

/** 300 by 375 pixels. This browser draws AVIF but not HEIC, which begins alike. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9j' +
  'AAAAAERAAAEAAQAAAAAA+gABAAAAAAAAADMAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlw' +
  'cnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAASwAAAF3AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMA' +
  'AAA7bWRhdBIACgk4IiV3ZpAQ0GkyJBNgmLE4AAWACQCXvyySIiV1FAUBbF68ykXC5oPjeyQsyDCwWA=='

test('a picture that the browser draws but the server cannot read becomes a JPEG, even whole', async () => {
  const uploads = await show()
  await choose(new File([bytesOf(atob(AVIF))], 'x.heic', { type: 'image/heic' }))
  await button('Use Photo').click()
  await expect.poll(() => uploads[0]?.file).toMatchObject({ name: 'x.jpg', type: 'image/jpeg' })
  const { width, height } = await createImageBitmap(uploads[0]!.file!)
  expect([width, height]).toEqual([300, 375])
})

async function blank(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob!], `${width} by ${height}.png`)
}

const TOO_SMALL = 'This photo is too small. Please choose one with at least 200 pixels on its shorter side.'
const TOO_NARROW =
  'This photo is too long and narrow. Please choose one whose longer side is at most 4 times the shorter.'
const WRONG = 'Please choose a JPEG, PNG or WebP photo.'
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each<[string, () => Promise<File> | File, string]>([
  ['1 by 1 pixel', () => blank(1, 1), TOO_SMALL],
  ['40 by 40 pixels', () => blank(40, 40), TOO_SMALL],
  ['199 by 250 pixels', () => blank(199, 250), TOO_SMALL],
  ['3000 by 10 pixels', () => blank(3_000, 10), TOO_NARROW],
  ['200 by 801 pixels', () => blank(200, 801), TOO_NARROW],
  ['a page named as a photo', () => new File(['<html>'], 'me.jpg', { type: 'image/jpeg' }), WRONG],
  ['a GIF', () => new File([bytesOf('GIF89a')], 'me.gif', { type: 'image/gif' }), WRONG],
  ['a film', () => new File([bytesOf('\0\0\0\x18ftypmp42')], 'me.heic', { type: 'image/heic' }), WRONG],
  ['HEIC that cannot be drawn', () => new File([bytesOf('\0\0\0\x18ftypheic')], 'me.heic'), WRONG],
  ['nothing', () => new File([], 'me.jpg', { type: 'image/jpeg' }), WRONG],
])('%s is refused with the reason', async (_, file, reason) => {
  const uploads = await show()
  await choose(await file())
  await expect.poll(() => page.getByRole('alert').first().element().textContent).toContain(reason)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(uploads).toEqual([])
})

test('a small part of a small photo is enlarged to what the server accepts', async () => {
  const uploads = await show()
  await choose(await blank(200, 250))
  await expect.element(button('Use Photo')).toBeEnabled()
  ;(zoom.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await button('Use Photo').click()
  await expect.poll(() => uploads).toHaveLength(1)
  const { width, height } = await createImageBitmap(uploads[0]!.file!)
  expect([width, height]).toEqual([200, 250])
})

test('an unreadable file is sent unchanged, so the server can explain', async () => {
  const uploads = await show()
  await choose(
    new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'from the camera roll.jpg', { type: 'image/jpeg' }),
  )
  await expect.poll(() => sentNames(uploads)).toEqual(['from the camera roll.jpg'])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('leaving the screen discards uncropped photos, and others can be chosen', async () => {
  const queryClient = new QueryClient()
  const before = await show(queryClient)
  await choose(await stripes('one.jpg'), await stripes('two.jpg'))
  await expect.element(button('Use Photo')).toBeEnabled()
  leave()
  const uploads = await show(queryClient)
  await expect.poll(() => queryClient.getQueryData(['uploads', amara.id])).toEqual([])
  await choose(await stripes('three.jpg'))
  await button('Use Photo').click()
  await expect.poll(() => sentNames(uploads)).toEqual(['three.jpg'])
  expect(before).toEqual([])
})
