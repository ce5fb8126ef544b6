import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/careers'

export const words: typeof en = {
  title: 'Kazi',
  description: `Fanya kazi na timu ya ${BRAND}, popote ulipo: kwa nini, jinsi tunavyoajiri, na jinsi ya kuomba.`,
  subtitle: 'Wasaidie watu wanaotaka kufunga ndoa kukutana. Popote unapoishi.',
  hiring: {
    title: 'Jinsi tunavyoajiri',
    steps: {
      apply: { title: 'Omba', text: 'Tutumie mistari michache kuhusu wewe na ulichowahi kutengeneza.' },
      screen: {
        title: 'Simu ya kwanza',
        text: 'Mazungumzo mafupi: wewe unatafuta nini, nasi ni akina nani.',
      },
      interview: {
        title: 'Mahojiano',
        text: 'Unakutana na watu ambao ungefanya nao kazi, mkifanya kazi halisi pamoja.',
      },
      offer: { title: 'Jibu', text: 'Jibu la wazi kwa maandishi, liwe ndiyo au hapana.' },
    },
  },
  why: {
    title: 'Kwa nini ufanye kazi hapa',
    text: [
      `Kwa mtu yeyote, ni vitu vichache vyenye maana kubwa kama kile kilichomkutanisha na mwenzi wake wa ndoa. Huduma ya ${BRAND} imejengwa kwa watu wanaotaka kufunga ndoa, kwa hiyo lengo letu ni ndoa, si dakika zinazotumika kwenye skrini.`,
    ],
  },
  values: {
    title: 'Tunayoyathamini',
    text: [
      {
        list: [
          '<strong>Ukweli,</strong> kwa wanachama na kati yetu.',
          '<strong>Heshima</strong> kwa kila imani, kabila na desturi.',
          '<strong>Vitu rahisi, vilivyotengenezwa vizuri,</strong> kwa mitandao ya polepole na simu za kawaida.',
          '<strong>Kujali</strong> kabla ya kukua: mwanachama anayejisikia salama huwaambia wengine wawili.',
        ],
      },
    ],
  },
  offer: 'Tunachotoa',
  noPositions: {
    title: 'Hakuna nafasi za kazi',
    text: 'Kwa sasa hatuajiri. Ikiwa siku moja ungependa kufanya kazi nasi, tuambie ungefanya nini hapa:',
  },
  positions: { title: 'Nafasi za kazi', text: ['Zote zinafanywa kwa mbali.'] },
  nothing: {
    title: 'Hujaona inayokufaa?',
    text: ['Tuambie ungefanya nini hapa. Tunasoma kila kitu na kumjibu kila mtu.'],
  },
  apply: 'Omba kwa barua pepe',
  application: 'Ombi la kazi',
  fullTime: 'Kwa mbali · Muda wote',
  partTime: 'Kwa mbali · Muda maalum',
}
