import { BRAND } from '@ndoa/contract/brand'
import { directionOf, type Language } from '@ndoa/contract/languages'
import { words as screens } from '../../app/screens/words.ts'
import { words as site } from '../words/site.ts'

export function printManifest(language: Language): string {
  const manifest = {
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description: site.slogan,
    lang: language,
    dir: directionOf(language),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#fffaf4',
    theme_color: '#fffaf4',
    categories: ['social', 'lifestyle'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: screens.findMatches, url: '/find-matches' },
      { name: screens.messages, url: '/messages' },
    ],
  }
  return `${JSON.stringify(manifest)}\n`
}
