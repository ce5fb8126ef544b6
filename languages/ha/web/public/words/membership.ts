import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/membership'

export const words: typeof en = {
  title: 'Zama mamba',
  description: `Abin da zama mamba na biya a ${BRAND} yake ƙarawa, nawa ne a ƙasarku, da yadda za a mayar muku da kuɗinku.`,
  subtitle:
    'Nemo mutane, nuna musu sha’awa da rubuta musu kyauta ne. Zama mamba na biya yana ƙara abubuwa kaɗan, kuma yana ƙarewa da kansa.',
  prices: {
    title: 'Farashi',
    country: 'Inda kuke zama',
    elsewhere: 'Duk sauran wurare',
    months: { one: 'Wata {count}', other: 'Wata {count}' },
    aMonth: '{price} a wata',
    tax: 'Duk farashin ya haɗa da haraji. Abin da kuke gani a nan shi ne za ku biya.',
    methods: {
      card: 'Biya da kati.',
      mobile_money: 'Biya da kati ko kuɗin waya.',
    },
    choose: 'Zaɓi {tier}',
  },
  adds: {
    clear_photos: 'Ganin hotuna fili na mambobin da suke dusashe nasu ga waɗanda ba mambobi na biya ba',
    text_alerts: 'Sanarwar SMS har 30 a wata, maimakon 8',
    saved_searches: 'Neman da aka adana wanda yake sanar da ku idan an sami sabon mutum da ya dace',
  },
  free: {
    title: 'Kyauta a kullum',
    text: 'Babu wanda yake biyan kuɗi a nan don tsaro, sirri ko damar haɗuwa da wani.',
    list: [
      'Shawarwari, kashin dacewa da dalilansa',
      'Nuna sha’awa, da ganin waɗanda suka nuna muku sha’awa',
      'Rubuta wa waɗanda kuka dace da su, da duk tarihin tattaunawarku',
      'Kowace matatar nema da kowane sharaɗin dole',
      'Toshewa, kai ƙara, tabbatarwa da duk saitunan sirri',
      'Nuna hotunanku ga waɗanda kuka zaɓa kawai',
      'Taimako, sauke bayananku da goge asusunku',
    ],
    noBoosts: 'Ba a sayen matsayi. Babu zama mamba na biya da yake ɗaga mutum sama a jeri.',
  },
  fair: {
    title: 'Babu abin ban mamaki',
    list: [
      '<strong>Yana ƙarewa da kansa.</strong> Sabuntawa a kashe take sai dai idan kun kunna ta, kuma da kati kawai take aiki. Muna aiko muku da imel mako ɗaya kafin nan, da ainihin farashin.',
      '<strong>Daina sabuntawa da dannawa ɗaya</strong> a Saituna, ko ta mahaɗin da ke cikin kowane rasit, ba tare da shiga ba.',
      '<strong>A mayar muku da dukkan kuɗinku cikin kwana 14</strong>, sau ɗaya a shekara, da dannawa biyu kuma ba tambaya. Bayan sabuntawa kuna iya yin haka a kowane lokaci. Daga baya ana mayar muku da kuɗin kwanakin da ba ku yi amfani da su ba. Idan kun sayi zama mamba na sama, yana farawa nan take, kuma muna mayar da kuɗin kwanakin na ƙasan da ba ku yi amfani da su ba.',
      '<strong>Farashi ɗaya ga kowa</strong> da yake zaune a ƙasa ɗaya, ko nawa ne shekarunsa, ko mene ne jinsinsa.',
      '<strong>Zaɓinku naku ne.</strong> Mambobin da suke nuna hotunansu ga waɗanda suka zaɓa kawai suna ci gaba da zama a dusashe, ko nawa wani ya biya.',
    ],
  },
  table: { title: 'Duk farashi', where: 'Ƙasa', open: 'Nuna farashin kowace ƙasa' },
}
