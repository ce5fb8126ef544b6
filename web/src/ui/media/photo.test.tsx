import { expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import { Avatar } from './avatar.tsx'
import { Photo } from './photo.tsx'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test.for([
  ['photo', <Photo key="photo" src={PICTURE} alt="" name="Kofi" />],
  ['avatar', <Avatar key="avatar" src={PICTURE} name="Kofi" />],
] as const)(
  '%s: a failed picture is loaded again later, and at once when the network returns',
  async ([, part]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const picture = () => document.querySelector('main img')
    const fail = async () => {
      picture()?.dispatchEvent(new Event('error'))
      await vi.waitFor(() => expect(picture()).toBeNull())
    }
    try {
      mount(part)
      await fail()
      vi.advanceTimersByTime(60_000)
      await vi.waitFor(() => expect(picture()).not.toBeNull())
      await fail()
      window.dispatchEvent(new Event('online'))
      await vi.waitFor(() => expect(picture()).not.toBeNull())
    } finally {
      vi.useRealTimers()
    }
  },
)
