import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Hatukuweza kupakia orodha hii',
  hidden: {
    title: 'Wasionifaa',
    text: 'Hutaonyeshwa watu hawa tena, nao hawaambiwi.',
    empty: 'Hakuna.',
    on: (date) => `Alifichwa tarehe ${date}`,
    showAgain: 'Onyesha tena',
    showAgainName: (name) => `Onyesha ${name} tena`,
  },
  blocked: {
    title: 'Waliozuiwa',
    text: 'Hamwezi kuonana, nao hawaambiwi.',
    empty: 'Hakuna.',
    on: (date) => `Alizuiwa tarehe ${date}`,
    unblock: 'Ondoa kizuizi',
    unblockName: (name) => `Mwondolee ${name} kizuizi`,
  },
  partings: {
    title: 'Watu nilioachana nao',
    text: 'Wa siku 90 zilizopita; orodha hii ni yako tu.',
    empty: 'Hakuna katika siku 90.',
    unmatchedOn: (date) => `Mliachana tarehe ${date}`,
  },
}
