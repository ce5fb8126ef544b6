import { PHOTO_RATIO_MAX, PHOTO_SIDE_MIN, photoSizeFault } from '@ndoa/contract/dating/photo-size'
import { words } from '../words.ts'

/** `heif` is HEIC or AVIF, which the server does not read: the browser draws it again as a JPEG. */
type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heif'

const STARTS: readonly (readonly [PhotoKind, at: number, start: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['heif', 4, 'ftyp'],
]
const LONGEST_START = 12
/** The film and sound files that begin like HEIC have other brands. */
const HEIF_BRAND = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avif|avis)$/

/** Reads the file's first bytes, because its name and type may be missing or wrong. Returns null for other files. */
export async function kindOf(file: Blob): Promise<PhotoKind | null> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_START).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  const kind = STARTS.find(([, at, start]) => text.startsWith(start, at))?.[0] ?? null
  return kind === 'heif' && !HEIF_BRAND.test(text.slice(8)) ? null : kind
}

/**
 * Returns why a file cannot be a member's photo. JPEG, PNG and WebP files that this browser cannot show are left to the
 * server, whose answer names the fault.
 */
export async function faultOf(file: File): Promise<string | null> {
  const kind = await kindOf(file).catch(() => null)
  const size = kind && (await sizeOf(file))
  if (!kind || (!size && kind === 'heif')) return words.uploads.wrongType
  switch (size && photoSizeFault(size)) {
    case 'too_narrow':
      return words.uploads.tooNarrow(PHOTO_RATIO_MAX)
    case 'too_small':
      return words.uploads.tooSmall(PHOTO_SIDE_MIN)
    default:
      return null
  }
}

/** An element reads the size without decoding the whole picture. Returns null if this browser cannot show it. */
function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const picture = new Image()
  const src = URL.createObjectURL(file)
  const loaded = new Promise<{ width: number; height: number } | null>((resolve) => {
    picture.addEventListener('load', () =>
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
    )
    picture.addEventListener('error', () => resolve(null))
    picture.src = src
  })
  return loaded.finally(() => URL.revokeObjectURL(src))
}
