import { PHOTO_REFRESH } from '@ndoa/contract/photos'
import type { App } from '../../platform/app.ts'
import type { Grant } from '../../platform/storage.ts'
import { BLUR_WIDTH, CLEAR, servedWidth, type Variant } from './variants.ts'

export const PHOTO_PATH = '/storage/v1/photos'
const STEP = 5 * 60 * 1000
/** The variant for whoever takes one only. */
const USUAL = 'w640'

interface Linked {
  id: string
  width: number
  height: number
}

/** What a signature covers beside viewer and expiry. */
export const subjectOf = (photoId: string, variant: string) => `photo/${photoId}/${variant}`

/** Unix seconds. In whole steps, so that a photo keeps its address, and its place in the cache, for a while. */
const expiryOf = (now: Date) => (Math.ceil((now.getTime() + PHOTO_REFRESH) / STEP) * STEP) / 1000

/** Makes links that open a photo for this viewer, from their own session, for an hour at most. */
export function linksFor({ links, clock }: Pick<App, 'links' | 'clock'>, viewer: string) {
  const expires = expiryOf(clock.now())
  const linkTo = (id: string, variant: Variant) => {
    const grant: Grant = { subject: subjectOf(id, variant), viewer, expires }
    return `${PHOTO_PATH}/${id}/${variant}?v=${viewer}&e=${expires}&s=${links.sign(grant)}`
  }
  return (photo: Linked, blurred: boolean): { signed_url: string; srcset: string } => {
    if (blurred) {
      const link = linkTo(photo.id, 'blur')
      return { signed_url: link, srcset: `${link} ${BLUR_WIDTH}w` }
    }
    const usual = linkTo(photo.id, USUAL)
    const sources = CLEAR.map(({ variant, width }) => {
      const link = variant === USUAL ? usual : linkTo(photo.id, variant)
      return `${link} ${servedWidth(photo, width)}w`
    })
    return { signed_url: usual, srcset: sources.join(', ') }
  }
}
