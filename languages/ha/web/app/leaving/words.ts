import type { words as en } from '@ndoa/web/app/leaving/words'

export const words: typeof en = {
  failed: 'Ba mu iya loda wannan ba',
  didNotWork: 'Bai yi nasara ba. Ku sake gwadawa.',
  deactivate: {
    title: 'Kashe asusu na ɗan lokaci',
    text: 'Za a ɓoye bayanan kanku, kuma ba za ku sami wata sanarwa ba. Za a adana waɗanda kuka dace da su da saƙonninku. Idan kuna son dawowa, sai kawai ku sake shiga.',
    ask: {
      title: 'Ku kashe asusunku na ɗan lokaci?',
      text: 'Babu wanda zai ga bayanan kanku har sai kun sake shiga. Za a fitar da ku daga dukkan na’urorinku.',
      confirmText: 'Kashe',
      busyText: 'Ana kashewa...',
    },
  },
  delete: {
    title: 'Goge asusu',
    text: 'Za a goge bayanan kanku, hotuna, waɗanda kuka dace da su, tattaunawa da saituna har abada. Babu wanda zai iya dawo da su.',
    ask: {
      title: 'Ku goge asusunku har abada?',
      text: 'Za a goge bayanan kanku, hotuna, waɗanda kuka dace da su, tattaunawa da saituna har abada. Ba za a iya soke wannan ba.',
      confirmText: 'Goge har abada',
      busyText: 'Ana gogewa...',
    },
  },
  data: {
    title: 'Bayananku',
    text: 'Ku karɓi kwafin duk abin da kuka rubuta da wanda kuka ɗora, don ku karanta ku ajiye.',
    export: 'Nemi kwafin bayanaina',
    ready: (hours) => `Kwafin bayananku ya shirya. Mahaɗin yana aiki sau ɗaya, cikin awa ${hours}.`,
    download: 'Sauke bayanaina',
    downloading: 'Ana saukewa...',
  },
}
