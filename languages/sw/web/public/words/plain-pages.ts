import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/plain-pages'

export const words: typeof en = {
  start: 'Nenda ukurasa wa mwanzo',
  notFound: {
    title: 'Ukurasa haujapatikana',
    description: 'Ukurasa huu haupo au umehamishwa.',
    text: 'Ukurasa huu haupo au umehamishwa. Lakini mtu unayemtafuta huenda bado yupo hapa.',
    dashboard: 'Nenda mwanzo',
    tell: 'Tuambie kuhusu hili',
  },
  error: {
    title: 'Kuna tatizo limetokea',
    description: 'Kuna tatizo limetokea upande wetu.',
    text: (address) =>
      `Kosa ni letu, si lako. Tafadhali jaribu tena baada ya muda mfupi. Ikiendelea kutokea, andika kwa <mail>${address}</mail>.`,
  },
  offline: {
    title: 'Huna mtandao',
    description: 'Ukurasa huu unahitaji intaneti.',
    text: `Ukurasa huu unahitaji intaneti. ${BRAND} yenyewe hufunguka hata bila mtandao, na watu mliopendezana nao na ujumbe wako hupakiwa mtandao ukirudi.`,
    open: `Fungua ${BRAND}`,
    tryStart: 'Jaribu tena ukurasa wa mwanzo',
  },
  oldBrowser: {
    title: 'Kivinjari chako ni cha zamani mno',
    description: `${BRAND} inahitaji kivinjari kipya zaidi.`,
    text: (address) =>
      `${BRAND} inahitaji Chrome 92, Firefox 102, Safari 15 au toleo jipya zaidi. Sasisha kivinjari au simu yako, au sakinisha kivinjari kingine, kisha ufungue ${BRAND} tena. Ikishindikana, andika kwa <mail>${address}</mail> nasi tutakusaidia.`,
    tryAgain: 'Jaribu tena',
    contact: 'Wasiliana nasi',
  },
}
