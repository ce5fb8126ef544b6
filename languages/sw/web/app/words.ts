import type { words as en } from '@ndoa/web/app/words'

export const words: typeof en = {
  loading: 'Inapakia',
  failed: { title: 'Kuna tatizo limetokea', text: 'Tafadhali jaribu tena baada ya muda mfupi.' },
  notLoaded: { title: 'Bado haijapakiwa', text: 'Ukurasa huu utafunguka mtandao utakaporudi.' },
  notFound: {
    title: 'Ukurasa haujapatikana',
    text: 'Ukurasa huu haupo au umehamishwa.',
    home: 'Nenda mwanzo',
  },
  newVersion: { title: 'Toleo jipya', reload: 'Pakia upya' },
  sessionEnded: {
    title: 'Tafadhali ingia tena',
    text: 'Kipindi chako cha kuingia kimekwisha. Ingia ili uendelee ulipoishia.',
    signIn: 'Ingia',
  },
  followingLink: { activating: 'Tunawasha akaunti yako...', authenticating: 'Tunathibitisha...' },
}
