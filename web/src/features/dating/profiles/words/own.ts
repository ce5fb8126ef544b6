import { once } from '../../../../lib/once.ts'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

const list = once(() => new Intl.ListFormat('en'))

export const words = {
  sections: {
    basic: 'Basic Info',
    faith: 'Faith & Beliefs',
    lifestyle: 'Lifestyle',
    languages: 'Languages',
    preferences: 'Partner Preferences',
    additional: 'Additional Info',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'At least one language is required',
    ages: 'Minimum age must be less than maximum age',
  },
  listFailed: {
    countries: 'Failed to fetch countries',
    faiths: 'Failed to fetch faiths',
    languages: 'Failed to fetch languages',
    interests: 'Failed to fetch interests',
  },
  failed: (why: string) => `Failed to load profile: ${why}`,
  retry: 'Retry',
  absent: 'Error: No profile data available. Please refresh or contact support.',
  refresh: 'Refresh',
  complete: (percent: number) => `Your profile is ${percent}% complete`,
  completion: 'Profile completion',
  photos: 'Photos',
  partComplete: 'complete',
  percent: (percent: number) => `${percent}%`,
  card: {
    loading: 'Loading your card...',
    photo: 'The photo that others see first',
    noPhoto: 'No photo yet',
    view: 'View as Others',
  },
  asOthers: {
    title: 'Your profile',
    text: 'This is what other members see. They also see how well the two of you match. No one else sees your answers about who you’re looking for.',
    back: 'Back to My Profile',
  },
  form: {
    sections: 'Sections of the profile',
    previous: 'Previous section',
    next: 'Next section',
    /** `more` is for screen readers, which also announce the section. */
    place: (section: string, place: number, total: number) => `<more>${section}, </more>${place} of ${total}`,
    save: 'Save Changes',
    saving: 'Saving...',
    errors: 'Please fix the errors in this section.',
    nothing: 'Nothing has changed, so there is nothing to save.',
    notSaved: 'Failed to save profile. Please try again.',
    noSession: 'No session available.',
    noProfile: 'No profile data available.',
    unsaved: (sections: readonly string[]) =>
      `Your changes in ${list().format(sections)} haven’t been saved.`,
  },
  saved: {
    title: 'Profile Updated Successfully!',
    text: 'Your profile changes have been saved and are now visible to potential matches.',
  },
}
