import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Ba mu iya loda wannan jeri ba',
  hidden: {
    title: 'Waɗanda ba su dace da ni ba',
    text: 'Mutanen da ba ku so a sake nuna muku. Ba a gaya musu.',
    empty: 'Babu kowa tukuna.',
    on: (date) => `An ɓoye a ranar ${date}`,
    showAgain: 'Sake nunawa',
    showAgainName: (name) => `Sake nuna ${name}`,
  },
  blocked: {
    title: 'Waɗanda aka toshe',
    text: 'Ku da mutanen da kuka toshe ba za ku iya ganin juna ba. Ba a gaya musu.',
    empty: 'Ba ku toshe kowa ba.',
    on: (date) => `An toshe a ranar ${date}`,
    unblock: 'Cire toshewa',
    unblockName: (name) => `Cire toshewar ${name}`,
  },
  partings: {
    title: 'Mutanen da na rabu da su',
    text: 'Mutanen da kuka raba dacewa da su ko kuka toshe a kwana 90 da suka wuce. Ku kaɗai kuke iya ganin wannan jeri.',
    empty: 'Babu kowa a kwana 90 da suka wuce.',
    unmatchedOn: (date) => `An raba dacewa a ranar ${date}`,
  },
}
