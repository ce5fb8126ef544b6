import { BRAND } from '@ndoa/contract/brand'
import { PAGE_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/about'

const sections: typeof en.sections = {
  why: {
    title: 'Kwa nini tupo',
    text: [
      'Waafrika wengi wanaishi mbali na mahali ambapo zamani familia yao ingewatambulisha kwa mtu. Binamu yuko Lagos, dada yuko Toronto, shangazi yuko Accra: kila mtu yuko tayari kusaidia, lakini hakuna anayejua amuulize nani. Programu za kawaida za kutafuta wachumba hazijui mahari ni nini, wala thamani ya kuwa na lugha moja ya mama, wala maana ya kuomba kabla ya kula.',
      `Tumeijenga huduma ya ${BRAND} kwa wanawake na wanaume wanaotaka kufunga ndoa, na wanaotaka kuulizwa mambo ya maana: imani, kabila na utamaduni, lugha, familia, mahali na maadili.`,
    ],
  },
  beliefs: {
    title: 'Tunachoamini',
    text: [
      {
        list: [
          '<strong>Ndoa ni jambo la maana, na la furaha.</strong> Hapa hakuna aliyekuja kupoteza muda. Wanachama husema wazi wanachotafuta.',
          '<strong>Utamaduni ni nguvu.</strong> Kabila lako, lugha zako na imani yako ni sehemu yako, kwa hiyo huzingatiwa katika kila pendekezo. Kamwe havikupi thamani zaidi wala pungufu.',
          '<strong>Namba za kweli.</strong> Asilimia ya ulinganifu hukokotolewa kutoka pande zote mbili, ni ileile kwenu nyote wawili, na huelezwa kipengele kwa kipengele.',
          '<strong>Usalama kwanza, ukuaji baadaye.</strong> Namba yako ya simu na barua pepe yako kamwe hazionyeshwi. Ni wewe unayeamua nani anaona wasifu wako, na kama picha zako zinatiwa ukungu.',
          `<strong>Kwa kila simu.</strong> Intaneti ni ghali mahali pengi, kwa hiyo kurasa zetu ni nyepesi: huu hauzidi KB ${PAGE_KB}.`,
        ],
      },
    ],
  },
  matching: {
    title: 'Jinsi tunavyowalinganisha watu',
    text: [
      'Unatueleza kuhusu wewe na kuhusu mtu unayetumaini kukutana naye. Tunalinganisha pande zote mbili: yeye anakaribia kiasi gani unachotafuta, na wewe unakaribia kiasi gani anachotafuta. Imani na utamaduni vina uzito zaidi; kisha umri na mahali, mtindo wa maisha, mambo unayopenda na elimu. Masharti yako ya lazima huheshimiwa kila wakati. Matokeo yake ni asilimia; iguse, na utaona imetoka wapi.',
      'Hakuna programu inayojua utampenda nani, na yetu haidai kujua. Inakuepusha na mazungumzo ambayo yasingefika popote, ili upate muda wa yale yatakayofika.',
    ],
  },
  family: {
    title: 'Familia yako inakaribishwa',
    text: [
      'Ndoa huunganisha familia mbili. Usiwe na haraka, muulize mama yako, nenda na kaka yako mnapokutana mara ya kwanza. Maneno na picha zetu unaweza kuwaonyesha wazazi wako bila kuona aibu.',
    ],
  },
}

export const words: typeof en = {
  title: 'Kuhusu sisi',
  description: `Kwa nini huduma ya ${BRAND} ipo, tunachoamini na jinsi tunavyowakutanisha watu wanaotaka kufunga ndoa.`,
  subtitle: `Jina letu ni ${BRAND}, na hiyo ndiyo sababu tuko hapa.`,
  sections,
  figures: 'Sisi kwa takwimu',
  joining: {
    title: 'Nani anaweza kujiunga',
    text: [
      'Mtu yeyote mwenye umri wa miaka 18 au zaidi, aliye huru kufunga ndoa na anayesema ukweli kuhusu hilo. Soma <terms>Masharti yetu ya Huduma</terms> na <tips>vidokezo vyetu vya usalama</tips>.',
    ],
  },
}
