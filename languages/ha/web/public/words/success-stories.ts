import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/success-stories'

export const words: typeof en = {
  title: 'Sun haɗu a nan',
  description: `Shafin ma’auratan da suka haɗu a ${BRAND}, na gida da na waje. Ku ma kun haɗu a nan? Ku ba mu labarinku.`,
  subtitle: 'Abin da zai iya faruwa idan mutum biyu sun san abin da suke nema.',
  start: 'Fara naku labari',
  tell: 'Ba mu labarinku',
  yours: {
    title: 'Labarinku',
    text: [
      'Kun haɗu a nan? <contact>Ku ba mu labari</contact>. Ba ma taɓa wallafa labari ba tare da yardar ku biyun ba, kuma za mu cire shi duk lokacin da ɗayanku ya nemi haka.',
    ],
  },
  none: {
    title: 'Babu labari tukuna',
    text: [
      'Kowane labari a wannan shafi zai kasance na ma’aurata na gaske, su da kansu suka bayar. Ba mu da wanda za mu bayar tukuna, kuma ba za mu ƙirƙira ba. Naku zai iya zama na farko.',
    ],
  },
}
