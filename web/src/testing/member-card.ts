import type { MemberCard } from '@ndoa/contract/dating/discovery'
import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'

let made = 0

export function aCard(card: Partial<MemberCard> & { display_name: string }): MemberCard {
  made += 1
  return {
    user_id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    age: 31,
    gender: 'Male',
    compatibility_percentage: 87,
    display_location: 'Accra, Ghana',
    verified: false,
    likes_you: false,
    member_since: '2026-01',
    allow_screenshots: true,
    photo_count: 0,
    main_photo_signed_url: null,
    main_photo: null,
    ...card,
  }
}

/** `place` counts from 1. */
export const aPhoto = (place = 1, change: Partial<ViewedPhoto> = {}): ViewedPhoto => ({
  id: `c0000000-0000-4000-8000-00000000000${place}`,
  signed_url: '/art/man.svg',
  srcset: '/art/man.svg 320w',
  thumbhash: null,
  blurred: false,
  blurred_for: null,
  ...change,
})
