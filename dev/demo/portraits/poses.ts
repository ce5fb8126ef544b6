import type { Skirt } from './clothes.ts'
import { rect } from './shapes.ts'

export interface Pose {
  centre: number
  bottom: number
  scale: number
  dark?: boolean
  seat?: string
  skirt?: Skirt
}

const BUST = { centre: 460, bottom: 1128, scale: 1 }
const DARK_BUST = { ...BUST, dark: true }
const standing = (centre: number, bottom: number): Pose => ({ centre, bottom, scale: 0.37 })

export const POSES: Record<string, Pose> = {
  't-shirt': BUST,
  blazer: BUST,
  jacket: BUST,
  'button-shirt': BUST,
  'holding-cup': BUST,
  'holding-phone': BUST,
  'hand-on-heart': BUST,
  'at-laptop': { ...BUST, centre: 520 },
  hoodie: BUST,
  'striped-shirt': BUST,
  'sweater-arms-folded': BUST,
  'arms-crossed': DARK_BUST,
  'winter-jacket': DARK_BUST,
  'sweater-collar': DARK_BUST,
  'sporty-shirt': DARK_BUST,
  'dotted-sweater': DARK_BUST,
  'off-shoulder-dress': DARK_BUST,
  'sitting-knees-up': { centre: 670, bottom: 2030, scale: 0.52 },
  'sitting-legs-crossed': {
    centre: 700,
    bottom: 2300,
    scale: 0.46,
    seat:
      rect(60, 1460, 620, 80, '#b98558', 10) +
      rect(110, 1540, 60, 760, '#8a6242') +
      rect(570, 1540, 60, 760, '#8a6242'),
  },
  'sitting-on-ground': { centre: 620, bottom: 2000, scale: 0.52 },
  kneeling: { centre: 520, bottom: 1880, scale: 0.55 },
  wheelchair: { centre: 640, bottom: 2420, scale: 0.44 },
  'standing-blazer': standing(460, 2880),
  'standing-arms-folded': { ...standing(460, 2930), skirt: { waist: 1332, hem: 2700, flare: 0 } },
  'standing-open-shirt': standing(460, 2930),
  'standing-pointing': { ...standing(560, 2655), skirt: { waist: 1350, hem: 2440, flare: 10 } },
  'standing-sweater': standing(520, 2920),
  'standing-shirt': standing(460, 2985),
  'standing-prosthesis': standing(460, 2978),
  walking: standing(480, 2893),
  'standing-dots': { ...standing(460, 2807), skirt: { waist: 1368, hem: 2610, flare: 6 } },
  'standing-scrubs': standing(460, 2957),
}
