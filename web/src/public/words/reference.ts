export const words = {
  title: 'Reference data',
  description: 'Faiths, languages and interests as members can choose them.',
  withoutScripts: 'Without scripts, read <referenceData>the lists as data</referenceData>.',
  lists: { faiths: 'Faiths', languages: 'Languages', interests: 'Interests' },
  failed: 'Failed to fetch faiths/languages/interests',
}
