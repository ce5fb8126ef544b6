import type { words as en } from '@ndoa/web/app/words'

export const words: typeof en = {
  loading: 'Ana lodawa',
  failed: { title: 'An sami matsala', text: 'Da fatan za ku sake gwadawa nan da ɗan lokaci.' },
  notLoaded: { title: 'Ba a loda ba tukuna', text: 'Wannan shafi zai buɗe idan intanet ta dawo.' },
  notFound: {
    title: 'Ba a sami shafin ba',
    text: 'Babu wannan shafi, ko kuma an mayar da shi wani wuri.',
    home: 'Je mafari',
  },
  newVersion: { title: 'Sabuwar siga', reload: 'Sake lodawa' },
  sessionEnded: {
    title: 'Da fatan za ku shiga',
    text: 'Zaman shigarku ya ƙare. Ku shiga don ci gaba daga inda kuka tsaya.',
    signIn: 'Shiga',
  },
  followingLink: { activating: 'Ana kunna asusunku...', authenticating: 'Ana tabbatarwa...' },
}
