import { isolatedName } from '@ndoa/contract/isolated'
import { pluralEn as plural } from '@ndoa/contract/plural'
import { rejections } from './words/rejections.ts'
import { sorting } from './words/sorting.ts'
import { crop, uploads } from './words/uploads.ts'

export const words = {
  list: 'Your photos',
  loading: 'Loading photos...',
  failed: { title: 'Unable to Load Photos', text: 'Failed to load photos' },
  add: (place: number) => `Add Photo<more> ${place}</more>`,
  /** Shown below the first slot while the member has no photos. */
  whichFirst: 'Your face, in good light, with no one else in the picture.',
  photo: (place: number) => `Photo ${place}`,
  main: 'Main',
  statuses: { approved: 'Approved', pending: 'Under Review', rejected: 'Rejected' },
  /** For photos approved without a review. */
  autoApproved: 'Approved automatically',
  unseen: 'This is a demo: photos are approved without a review.',
  slot: {
    drag: (place: number) => `Drag photo ${place}`,
    view: (place: number, status: string) => `View photo ${place}, ${status}`,
    viewMain: (place: number, status: string) => `View photo ${place}, main photo, ${status}`,
    setMain: (place: number) => `Set photo ${place} as main`,
    actions: (place: number) => `Actions for photo ${place}`,
    moveLeft: (place: number) => `Move photo ${place} left`,
    moveRight: (place: number) => `Move photo ${place} right`,
    remove: (place: number) => `Delete photo ${place}`,
  },
  large: {
    alt: (place: number) => `Your photo ${place}`,
    ofMain: (status: string) => `${status} · Main photo`,
  },
  setMain: {
    action: 'Set as Main',
    title: 'Change Your Main Photo?',
    done: 'Main photo updated!',
    failed: 'Failed to set main photo',
  },
  losesBadge: 'You’ll lose your verified badge until we’ve compared you with your new main photo.',
  remove: {
    action: 'Delete',
    title: 'Delete Photo?',
    text: 'Are you sure you want to delete this photo? This action cannot be undone.',
    busy: 'Deleting...',
    done: 'Photo deleted.',
    failed: 'Failed to delete photo',
  },
  reorder: { done: 'Photos reordered!', failed: 'Failed to reorder photos' },
  status: {
    title: 'Photo Status',
    mainPhoto: (place: number) => `Photo ${place} (main)`,
    /** `more` is for screen readers, which announce what the date means. */
    uploaded: '<more>Uploaded </more><date></date>',
  },
  tiles: {
    added: 'Photos Added',
    approved: 'Approved',
    pending: 'Under Review',
    complete: 'Complete',
    of: (count: number, most: number) => `${count}/${most}`,
    percent: (percent: number) => `${percent}%`,
  },
  preview: {
    title: 'Profile Preview',
    loading: 'Loading preview...',
    main: 'Your main photo',
    none: 'No photo yet',
    nameAge: (name: string, age: number) => `${isolatedName(name)}, ${age}`,
    thumbnails: 'Thumbnails',
    more: (count: number) =>
      plural(count, {
        one: `+${count}<more> more photo</more>`,
        other: `+${count}<more> more photos</more>`,
      }),
  },
  guidelines: {
    title: 'Photo Guidelines',
    points: (most: number) => [
      `Up to ${most} photos: JPEG, PNG, WebP`,
      'Only you, in photos you may share',
      'Your face, unfiltered, in the main photo',
      'No one without their consent, no children',
      'No nudity, violence or advertising',
      'No contact details',
    ],
  },
  tips: {
    title: 'Tips',
    points: [
      'Daylight and a plain background',
      'Something you love: cooking, work, a place',
      'Your face, head to toe, and one with a story',
    ],
  },
  /** For photos removed by a decision, whose statement gives the reasons. */
  decided: 'See our reasons in Settings, under Privacy, or ask us.',
  rejections,
  sorting,
  uploads,
  crop,
}
