import type { words as en } from '@ndoa/contract/dating/words/openers'

export const words: typeof en = {
  shared: {
    language: [
      (name) => `Sote wawili tunazungumza ${name}. Ulijifunza kwa nani?`,
      (name) => `Naona nawe unazungumza ${name}. Ni jambo gani linalosemeka vizuri kwa ${name} pekee?`,
    ],
    faith: [
      () => 'Imani yetu ni moja. Katika wiki yako, unaiishi vipi?',
      () => 'Nimefurahi kuona kwamba imani yetu ni moja. Nani alikurithisha?',
    ],
    interest: [
      (name) => `${name}: jambo hili liko kwenye wasifu wa kila mmoja wetu. Kwako lilianzaje?`,
      (name) =>
        `Sote tumechagua jambo hili: ${name.toLocaleLowerCase('sw')}. Unafurahia nini zaidi katika hilo?`,
    ],
    children: [
      () => 'Sote tungependa kupata watoto. Nyumbani kwenu palikuwaje ulipokuwa mdogo?',
      () => 'Sote tunatumaini kupata watoto. Ungependa kuwarithisha nini?',
    ],
    sober: [
      () => 'Sote hatunywi pombe. Kwako wewe, jioni nzuri na marafiki ikoje?',
      () => 'Naona nawe hunywi pombe. Unapenda kukutana na watu wapi?',
    ],
  },
  general: [
    'Wiki yako inaendeleaje?',
    'Ni chakula gani kinachokukumbusha nyumbani?',
    'Unapenda kufanya nini Jumamosi ukiwa na nafasi?',
    'Ni nini kilichokufanya utabasamu wiki hii?',
  ],
}
