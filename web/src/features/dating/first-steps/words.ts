export const words = {
  title: 'First steps',
  steps: {
    photo: {
      title: 'Add a photo of yourself',
      text: 'Your face, in good light, with no one else in the picture.',
    },
    faith: { title: 'Your faith', text: 'For many families it comes first, so it counts the most.' },
    roots: { title: 'Your roots', text: 'The languages you speak, and the people you come from.' },
    family: {
      title: 'Family plans',
      text: 'It’s kinder to know early. You can keep each answer to yourself.',
    },
    bio: {
      title: 'A few words about you',
      text: 'Two or three sentences are enough. Choose a beginning if you like.',
    },
    wishes: {
      title: 'Who are you looking for?',
      text: 'Only you see these answers. We use them to choose who to suggest.',
    },
  },
  /** `more` is for screen readers, which also announce the title. */
  place: (place: number, total: number, title: string) => `Step ${place} of ${total}<more>: ${title}</more>`,
  later: 'Later',
  skip: 'Skip',
  saving: 'Saving...',
  finish: 'See Who Fits',
  notSaved: 'That wasn’t saved. Please try again.',
  languages: 'Languages you speak',
  keepPrivate: 'Keep private: not shown, and doesn’t count in your matches',
  waysToBegin: 'Ways to begin',
  /** Bio starters: a sentence is easier to finish than to begin. */
  beginnings: [
    'On a good Sunday, I',
    'My mother would say that I',
    'The home I hope to build',
    'We’ll get on well if you',
    'My faith means',
  ],
  genders: { Female: 'A woman', Male: 'A man' },
}
