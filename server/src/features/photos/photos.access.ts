import type { photosCalls } from '@ndoa/contract/photos'
import { type AccessOf, row } from '../../platform/access.ts'

export const photosAccess: AccessOf<typeof photosCalls> = {
  getUserPhotos: [row('PHO-1', 'L | C | A all states | F approved | F approved | N | N | D | D')],
  getPhotos: [row('PHO-2', 'L | C | A | - | - | - | L | D | D')],
  uploadPhoto: [
    row('PHO-3', 'L | C | A | D | D | D | L | D | D'),
    row('PHO-4', 'L | C | 409 | D | D | D | L | D | D'),
  ],
  deletePhoto: [row('PHO-5', 'L | C | A | N | N | N | L | D | D')],
  reorderPhotos: [row('PHO-6', 'L | C | A | N | N | N | L | D | D')],
  setMainPhoto: [row('PHO-7', 'L | C | A | N | N | N | L | D | D')],
}

/** The rows that the address of a photo's bytes answers for. */
export const photoBytesAccess = [
  row('PHO-8', 'N | N | A | F by 4.3 | A | N | N | D | D'),
  row('PHO-9', 'N | N | A | A | A | N | N | D | D'),
  row('PHO-10', 'N | N | N | N | N | N | N | N | N'),
  row('PHO-11', 'N | N | N | N | N | N | N | N | N'),
  row('PHO-12', 'N | N | A | N | N | N | N | by MOD-3 | by MOD-3'),
  row('PHO-13', 'N | N | N | N | N | N | N | N | N'),
]
