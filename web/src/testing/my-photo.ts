import type { OwnPhoto } from '@ndoa/contract/dating/photos'

/** `place` counts from 1; photo 1 is the main one. */
export const myPhoto = (place: number, status: OwnPhoto['status'] = 'approved'): OwnPhoto => ({
  id: `c0000000-0000-4000-8000-00000000000${place}`,
  signed_url: '/art/woman.svg',
  srcset: '/art/woman.svg 320w',
  thumbhash: null,
  is_primary: place === 1,
  position: place - 1,
  status,
  rejected_for: null,
  approved_by_itself: false,
  uploaded_at: '2026-07-04T10:00:00.000Z',
})
