import type { lists as en } from '@ndoa/web/app/screens/words/lists'

export const lists: typeof en = {
  likes: {
    title: 'Waɗanda suka nuna sha’awa ga bayanan kanku',
    failed: 'Ba a iya loda jerin ba',
    failedToast: 'Ba a iya loda jerin ba',
    loading: 'Ana lodawa...',
    none: 'Babu wanda ya nuna sha’awa tukuna',
    noneText:
      'Idan wani mutum ya nuna sha’awa ga bayanan kanku, za ku gan shi a nan. Cikakkun bayanan kai masu hotuna suna taimakawa.',
  },
  matches: {
    title: 'Waɗanda kuka dace',
    failed: 'Ba a iya loda jerin ba',
    failedText: 'Ba mu iya ɗauko waɗanda kuka dace da su ba',
    failedToast: 'Ba a iya loda jerin ba',
    loading: 'Ana lodawa...',
    none: 'Ba ku dace da kowa ba tukuna',
    noneText:
      'Idan kun nuna sha’awa ga bayanan wani mutum, kuma shi ma ya nuna sha’awa ga naku, za ku iya rubuta wa juna a nan.',
  },
  notifications: {
    title: 'Sanarwa',
    failed: 'Ba a iya loda sanarwa ba',
    notChanged: 'Ba mu iya sabunta sanarwa ba. Ku sake gwadawa.',
    noneUnread: 'Babu sanarwar da ba a karanta ba',
    noneUnreadText: 'Kun karanta komai.',
    all: 'Dukkan sanarwa',
    none: 'Babu sanarwa',
    noneOfKind: 'Babu irin wannan a nan tukuna.',
    noneText:
      'Idan wani ya nuna sha’awa ga bayanan kanku, ko kun dace, ko aka aiko muku da saƙo, za ku gani a nan.',
  },
}
