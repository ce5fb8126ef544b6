import type { lists as en } from '@ndoa/web/app/screens/words/lists'

export const lists: typeof en = {
  likes: {
    title: 'Waliopendezwa na wasifu wako',
    failed: 'Orodha haikupakiwa',
    failedToast: 'Orodha haikupakiwa',
    loading: 'Inapakia...',
    none: 'Bado hakuna aliyependezwa',
    noneText: 'Mtu akipendezwa na wasifu wako, utamwona hapa. Wasifu uliokamilika na wenye picha husaidia.',
  },
  matches: {
    title: 'Mliopendezana nao',
    failed: 'Orodha haikupakiwa',
    failedText: 'Hatukuweza kuwapata watu mliopendezana nao',
    failedToast: 'Orodha haikupakiwa',
    loading: 'Inapakia...',
    none: 'Bado hakuna mliyependezana naye',
    noneText: 'Ukipendezwa na wasifu wa mtu naye akapendezwa na wako, mnaweza kuandikiana hapa.',
  },
  notifications: {
    title: 'Arifa',
    failed: 'Arifa hazikupakiwa',
    notChanged: 'Hatukuweza kusasisha arifa. Tafadhali jaribu tena.',
    noneUnread: 'Hakuna arifa ambayo haijasomwa',
    noneUnreadText: 'Umeshasoma zote.',
    all: 'Arifa zote',
    none: 'Hakuna arifa',
    noneOfKind: 'Bado hakuna arifa za aina hii.',
    noneText: 'Mtu akipendezwa na wasifu wako, mkipendezana au akikutumia ujumbe, utaona hapa.',
  },
}
