import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/notifications/in-app/words'

export const words: typeof en = {
  someone: 'Mtu fulani',
  formerMember: 'mwanachama mmoja',
  match: (name) => ({
    title: 'Mmependezana!',
    message: `Wewe na ${name} mmependezana. Msalimie!`,
  }),
  message: (name) => ({
    title: 'Ujumbe mpya',
    message: `${name} amekuandikia.`,
  }),
  like: (name) => ({
    title: 'Kuna aliyependezwa!',
    message: `${name} amependezwa na wasifu wako.`,
  }),
  unanswered: (name) => ({
    title: 'Jibu lako linasubiriwa',
    message: `${name} alikuandikia siku tatu zilizopita, na angefurahi kusikia kutoka kwako.`,
  }),
  profile: {
    title: 'Kamilisha wasifu wako',
    message:
      'Wanachama hutazama kwanza wasifu unaoeleza zaidi. Kwenye wako, bado kuna majibu machache ambayo hujajaza.',
  },
  views: {
    title: 'Waliotazama wasifu wako',
    message: 'Wiki hii kuna wanachama waliotazama wasifu wako. Ona idadi yao kwenye ukurasa wa Mwanzo.',
  },
  report: {
    title: 'Kuhusu ripoti yako',
    message: 'Tumeangalia ulichoripoti. Ona matokeo yake.',
  },
  statement: {
    title: 'Kuhusu akaunti yako',
    message: 'Timu yetu imefanya uamuzi kuhusu akaunti yako. Tafadhali usome.',
  },
  verification_asked: (name) => ({
    title: 'Ungependa kuthibitishwa?',
    message: `${name} angependa kuona alama ya uthibitisho kwenye wasifu wako. Uamuzi ni wako.`,
  }),
  verification_call: {
    title: 'Simu yako ya video',
    message: 'Tumeipanga. Ona tutakutana lini na wapi.',
  },
  verification_approved: {
    title: 'Umethibitishwa',
    message: 'Sasa wasifu wako una alama ya bluu.',
  },
  verification_rejected: {
    title: 'Hatukuweza kukuthibitisha',
    message: 'Ona sababu, na unachoweza kufanya.',
  },
  verification_expired: {
    title: 'Muda wa alama yako umekwisha',
    message: 'Mwaka umepita tangu tulipolinganisha picha zako. Unaweza kuthibitishwa tena.',
  },
  contact_banned: (name) => ({
    title: `Kuhusu ${name}`,
    message: `Tumeondoa akaunti ya ${name}, kwa sababu ilivunja kanuni zetu kuhusu pesa au utambulisho wa uongo. Huenda ni ulaghai. Kamwe usitume pesa, na kamwe usimpe mtu taarifa za benki au misimbo. Ikiwa umetuma pesa, iombe mara moja benki yako au mtoa huduma wako wa pesa kwa simu irudishe malipo hayo, na utunze mazungumzo. Soma mengine unayoweza kufanya, na jinsi ya kutufikia.`,
  }),
  contact_cleared: (name) => ({
    title: `Marekebisho kuhusu ${name}`,
    message: `Tulikuambia kwamba tuliondoa akaunti ya ${name}. Uamuzi huo haukuwa sahihi, na tumeufuta. Hatuna sababu ya kukutahadharisha, na tunaomba radhi.`,
  }),
  inactivity: {
    title: 'Ni muda tangu ututembelee',
    message: `Baada ya siku ${INACTIVE_AFTER_DAYS} bila kutembelea, tunaacha kupendekeza wasifu. Kuanzia utakapotembelea tena, tunaupendekeza tena.`,
  },
  saved_search: {
    title: 'Mtu mpya',
    message: 'Kuna mtu mpya anayelingana na utafutaji uliouhifadhi. Ona ni nani.',
  },
}
