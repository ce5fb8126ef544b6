import { PHOTO_REFRESH } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { BLUR_WIDTH, CLEAR, servedWidth, VARIANTS, type Variant } from './variants.ts'

export const PHOTO_PATH = '/storage/v1/photos'
const STEP = 5 * 60 * 1000
const DEFAULT_SIZE = 'w640'

interface Linked {
  id: string
  width: number
  height: number
}

export const subjectOf = (photoId: string) => `photo/${photoId}`
export const fileOf = (variant: Variant) => VARIANTS.indexOf(variant)

/** Unix seconds, rounded up so that a photo keeps its URL and its cache entry for a while. */
const expiryOf = (now: Date) => (Math.ceil((now.getTime() + PHOTO_REFRESH) / STEP) * STEP) / 1000

export function linksFor({ links, clock }: Pick<App, 'links' | 'clock'>, viewer: string) {
  const expires = expiryOf(clock.now())
  const linksTo = (id: string) => {
    const signature = links.sign({ subject: subjectOf(id), viewer, expires })
    return (variant: Variant) =>
      `${PHOTO_PATH}/${id}/${variant}?v=${viewer}&e=${expires}&s=${signature(fileOf(variant))}`
  }
  return (photo: Linked, blurred: boolean): { signed_url: string; srcset: string } => {
    const linkTo = linksTo(photo.id)
    if (blurred) {
      const link = linkTo('blur')
      return { signed_url: link, srcset: `${link} ${BLUR_WIDTH}w` }
    }
    const usual = linkTo(DEFAULT_SIZE)
    const sources = CLEAR.map(({ variant, width }) => {
      const link = variant === DEFAULT_SIZE ? usual : linkTo(variant)
      return `${link} ${servedWidth(photo, width)}w`
    })
    return { signed_url: usual, srcset: sources.join(', ') }
  }
}
