import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Hatukuweza kupakia orodha hii',
  hidden: {
    title: 'Wasionifaa',
    text: 'Watu ambao hutaki kuonyeshwa tena. Hawaambiwi.',
    empty: 'Hadi sasa hakuna.',
    on: (date) => `Alifichwa tarehe ${date}`,
    showAgain: 'Onyesha tena',
    showAgainName: (name) => `Onyesha ${name} tena`,
  },
  blocked: {
    title: 'Waliozuiwa',
    text: 'Wewe na watu uliowazuia hamwezi kuonana. Hawaambiwi.',
    empty: 'Hujamzuia mtu yeyote.',
    on: (date) => `Alizuiwa tarehe ${date}`,
    unblock: 'Ondoa kizuizi',
    unblockName: (name) => `Mwondolee ${name} kizuizi`,
  },
  partings: {
    title: 'Watu nilioachana nao',
    text: 'Watu ulioachana nao au uliowazuia katika siku 90 zilizopita. Ni wewe tu unayeweza kuona orodha hii.',
    empty: 'Hakuna katika siku 90 zilizopita.',
    unmatchedOn: (date) => `Mliachana tarehe ${date}`,
  },
}
