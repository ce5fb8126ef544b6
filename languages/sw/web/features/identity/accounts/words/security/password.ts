import type { password as en } from '@ndoa/web/features/identity/accounts/words/security/password'

export const password: typeof en = {
  onlyPhone:
    'Unaingia kwa msimbo unaotumwa kwenye simu yako, kwa hiyo huhitaji nenosiri. Ukitaka kuweka nenosiri, kwanza ongeza barua pepe hapo juu: utaingia kwa barua pepe hiyo na nenosiri.',
  change: 'Badilisha nenosiri',
  current: 'Nenosiri la sasa',
  next: 'Nenosiri jipya',
  confirm: 'Rudia nenosiri jipya',
  update: 'Badilisha nenosiri',
  updating: 'Inabadilisha...',
  error: 'Nenosiri halikubadilishwa',
  differ: 'Manenosiri hayafanani.',
  failed: 'Hatukuweza kubadilisha nenosiri.',
  changed: 'Nenosiri limebadilishwa',
  changedText: 'Nenosiri lako limebadilishwa. Tumia nenosiri jipya utakapoingia tena.',
  sendsCode: (phone) => `Ili kuhakikisha kwamba ni wewe, tutatuma msimbo kwa ${phone}.`,
  verify: 'Thibitisha',
}
