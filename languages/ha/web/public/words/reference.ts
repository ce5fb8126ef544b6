import type { words as en } from '@ndoa/web/public/words/reference'

export const words: typeof en = {
  title: 'Jerin abubuwan zaɓi',
  description: 'Addinai, harsuna da abubuwan sha’awa da mambobi za su iya zaɓa.',
  withoutScripts: 'Idan babu JavaScript, ku karanta <referenceData>jerin a matsayin bayanai</referenceData>.',
  lists: { faiths: 'Addinai', languages: 'Harsuna', interests: 'Abubuwan sha’awa' },
  failed: 'Ba a iya ɗauko addinai, harsuna da abubuwan sha’awa ba',
}
