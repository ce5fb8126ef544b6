// No schema library, because the browser checks a photo before it is sent.

/** Pixels of the shorter side. */
export const PHOTO_SIDE_MIN = 200
/** How many times as long as the shorter side the longer one may be. */
export const PHOTO_RATIO_MAX = 4

type PhotoSizeFault = 'too_narrow' | 'too_small'

export function photoSizeFault({ width, height }: { width: number; height: number }): PhotoSizeFault | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (long > short * PHOTO_RATIO_MAX) return 'too_narrow'
  return short < PHOTO_SIDE_MIN ? 'too_small' : null
}
