import type { matching as en } from '@ndoa/web/public/words/faq/matching'

export const matching: typeof en = {
  title: 'Dacewa',
  entries: {
    percentage: {
      question: 'Mene ne ma’anar kashin dacewa?',
      text: [
        'Yadda amsoshinku suka dace da juna, ta kowane ɓangare: imani, harsuna da al’ada, shekaru, wuri, salon rayuwa, abubuwan sha’awa da ilimi. Lamba ɗaya ce a gare ku biyun, kuma idan kun taɓa ta za ku ga daga inda ta fito. Ba ta iƙirarin hasashen soyayya.',
      ],
    },
    dealBreakers: {
      question: 'Mene ne sharuɗɗan dole?',
      text: [
        'Abubuwan da ba za ku iya zama da su ba, kamar shan taba ko bambancin imani. Ba za mu gabatar muku da mambobin da ba su cika naku ba, kuma ba za mu gabatar da ku gare su ba. Ba a taɓa ƙirga tambayar da mutum bai amsa ba a matsayin laifinsa.',
      ],
    },
    ownTribe: {
      question: 'Zan iya neman ’yan ƙabilata ko imanina kawai?',
      text: [
        'Kuna iya faɗin imanin da kuka fi so, ku tace da shi, kuma ku sa bambancin imani a cikin sharuɗɗan dole. Ƙabila da harshen uwa suna ƙara kashin; ba su taɓa ƙara ko rage darajar kowa ba.',
      ],
    },
    writing: {
      question: 'Yaushe zan iya rubuta wa mutum?',
      text: ['Idan kun nuna sha’awa ga juna. Nan take kun dace, kuma za ku iya fara rubutu.'],
    },
    likes: { question: 'Ana biyan kuɗi don nuna sha’awa?', text: ['A’a. Nuna sha’awa kyauta ne.'] },
    views: {
      question: 'Ɗayan yana ganin cewa na duba bayanan kansa?',
      text: ['Ana ganin yawan mutanen da suka duba a kwana bakwai da suka wuce, amma ba ko su wane ne ba.'],
    },
  },
}
