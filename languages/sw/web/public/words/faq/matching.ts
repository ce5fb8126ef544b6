import type { matching as en } from '@ndoa/web/public/words/faq/matching'

export const matching: typeof en = {
  title: 'Ulinganifu na kupendezana',
  entries: {
    percentage: {
      question: 'Asilimia ya ulinganifu ina maana gani?',
      text: [
        'Jinsi majibu yenu yanavyolingana, kutoka pande zote mbili: imani, lugha na utamaduni, umri, mahali, mtindo wa maisha, mambo mnayopenda na elimu. Ni namba ileile kwenu nyote wawili; iguse, na utaona imetoka wapi. Haidai kutabiri upendo.',
      ],
    },
    dealBreakers: {
      question: 'Masharti ya lazima ni nini?',
      text: [
        'Ni mambo ambayo usingeweza kuishi nayo, kama vile kuvuta sigara au imani tofauti. Hatutakupendekezea wanachama wasiotimiza masharti yako, wala hatutakupendekeza kwao. Swali ambalo mtu hajalijibu kamwe halihesabiwi dhidi yake.',
      ],
    },
    ownTribe: {
      question: 'Naweza kutafuta watu wa kabila au imani yangu tu?',
      text: [
        'Unaweza kusema unapendelea imani gani, kuchuja kwa imani hiyo, na kuweka sharti la lazima kwamba mwenzi asiwe wa imani tofauti. Kabila na lugha ya mama huongeza asilimia; kamwe havimpi mtu yeyote thamani zaidi wala pungufu.',
      ],
    },
    writing: {
      question: 'Naweza kumwandikia mtu lini?',
      text: [
        'Kila mmoja wenu akishapendezwa na wasifu wa mwenzake. Hapohapo mnakuwa mmependezana na mnaweza kuanza kuandikiana.',
      ],
    },
    likes: { question: 'Je, kupendezwa na wasifu hulipiwa?', text: ['Hapana. Ni bure.'] },
    views: {
      question: 'Je, mtu huona kwamba nimetazama wasifu wake?',
      text: ['Huona ni watu wangapi waliotazama katika siku saba zilizopita, lakini si akina nani.'],
    },
  },
}
