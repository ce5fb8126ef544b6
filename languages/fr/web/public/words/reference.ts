import type { words as en } from '@ndoa/web/public/words/reference'

export const words: typeof en = {
  title: 'Listes de référence',
  description: 'Les religions, les langues et les centres d’intérêt que les membres peuvent choisir.',
  withoutScripts: 'Sans scripts, lisez <referenceData>les listes sous forme de données</referenceData>.',
  lists: { faiths: 'Religions', languages: 'Langues', interests: 'Centres d’intérêt' },
  failed: 'Les religions, les langues et les centres d’intérêt n’ont pas pu être chargés',
}
