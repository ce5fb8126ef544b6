import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'Ba mu iya loda wannan jeri ba',
  hidden: {
    title: 'Waɗanda ba su dace da ni ba',
    text: 'Ba za a sake nuna muku su ba, kuma ba a gaya musu.',
    empty: 'Babu kowa tukuna.',
    on: (date) => `An ɓoye a ranar ${date}`,
    showAgain: 'Sake nunawa',
    showAgainName: (name) => `Sake nuna ${name}`,
  },
  blocked: {
    title: 'Waɗanda aka toshe',
    text: 'Ba za ku iya ganin juna ba, kuma ba a gaya musu.',
    empty: 'Ba a toshe kowa ba.',
    on: (date) => `An toshe a ranar ${date}`,
    unblock: 'Cire toshewa',
    unblockName: (name) => `Cire toshewar ${name}`,
  },
  partings: {
    title: 'Mutanen da na rabu da su',
    text: 'Na kwana 90 da suka wuce; ku kaɗai kuke gani.',
    empty: 'Babu kowa a kwana 90.',
    unmatchedOn: (date) => `An raba dacewa a ranar ${date}`,
  },
}
