import type { register as en } from '@ndoa/web/features/identity/accounts/words/guest/register'

export const register: typeof en = {
  pageTitle: 'Fungua akaunti',
  title: 'Fungua akaunti yako',
  text: 'Kutana na watu wanaotaka ndoa, wenye imani na utamaduni kama wako.',
  hasAccount: 'Tayari una akaunti?',
  by: 'Jisajili kwa',
  step: (step, last) => `Hatua ya ${step} kati ya ${last}`,
  steps: {
    about: 'Kuhusu wewe',
    reach: 'Jinsi ya kukupata',
    password: 'Nenosiri lako',
    end: 'Umekaribia kumaliza',
  },
  fullName: 'Jina kamili',
  gender: 'Jinsia',
  selectGender: 'Chagua jinsia',
  genders: { Male: 'Mwanamume', Female: 'Mwanamke' },
  dateOfBirth: 'Tarehe ya kuzaliwa',
  country: 'Nchi unayoishi',
  loadingCountries: 'Inapakia nchi...',
  selectCountry: 'Chagua nchi yako',
  dialCode: 'Namba ya nchi',
  selectDialCode: 'Chagua nchi',
  phone: 'Namba ya simu',
  confirmPassword: 'Rudia nenosiri',
  passwordRules: 'Masharti ya nenosiri',
  terms: 'Ninakubali <terms>Masharti ya Huduma</terms> na <privacy>Sera ya Faragha</privacy>',
  codeGoesTo: 'Tutatuma msimbo wa tarakimu sita kwa <to></to>.',
  linkGoesTo: 'Tutatuma kiungo cha uthibitisho kwa <to></to>.',
  wishes: {
    Male: (from, to) =>
      `Unatafuta mwanamume wa umri wa miaka ${from} hadi ${to}. Unaweza kubadilisha hili kwenye wasifu wako.`,
    Female: (from, to) =>
      `Unatafuta mwanamke wa umri wa miaka ${from} hadi ${to}. Unaweza kubadilisha hili kwenye wasifu wako.`,
  },
  create: 'Fungua akaunti',
  creating: 'Inafungua akaunti...',
  complete: 'Kamilisha usajili',
  verifyingCode: 'Inathibitisha msimbo...',
  failed: 'Usajili haukufaulu. Tafadhali jaribu tena.',
  codeFailed: 'Kuna tatizo limetokea',
}
