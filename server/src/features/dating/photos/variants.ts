import { PHOTO_WIDTHS } from '@ndoa/contract/limits'

export const VARIANTS = ['w320', 'w640', 'w1280', 'blur'] as const
export type Variant = (typeof VARIANTS)[number]

export const CLEAR = PHOTO_WIDTHS.map((width) => ({ variant: `w${width}` as const, width }))
export const WIDEST = 1280
export const BLUR_WIDTH = 480

export const isVariant = (name: string): name is Variant => VARIANTS.some((variant) => variant === name)

export const boxOf = (width: number) => ({ width, height: 2 * width })

export function servedWidth(picture: { width: number; height: number }, width: number): number {
  const box = boxOf(width)
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return Math.max(1, Math.round(picture.width * scale))
}
