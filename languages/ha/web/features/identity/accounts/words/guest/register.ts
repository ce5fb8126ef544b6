import type { register as en } from '@ndoa/web/features/identity/accounts/words/guest/register'

export const register: typeof en = {
  pageTitle: 'Buɗe asusu',
  title: 'Buɗe asusunku',
  text: 'Ku haɗu da mutanen da suke son yin aure, masu imani da al’ada irin taku.',
  hasAccount: 'Kuna da asusu?',
  by: 'Yi rajista da',
  step: (step, last) => `Mataki na ${step} cikin ${last}`,
  steps: {
    about: 'Game da ku',
    reach: 'Yadda za a same ku',
    password: 'Kalmar sirrinku',
    end: 'Saura kaɗan',
  },
  fullName: 'Cikakken suna',
  gender: 'Jinsi',
  selectGender: 'Zaɓi jinsi',
  genders: { Male: 'Namiji', Female: 'Mace' },
  dateOfBirth: 'Ranar haihuwa',
  country: 'Ƙasar zama',
  loadingCountries: 'Ana loda jerin ƙasashe...',
  selectCountry: 'Zaɓi ƙasarku',
  dialCode: 'Lambar ƙasa',
  selectDialCode: 'Zaɓi ƙasa',
  phone: 'Lambar waya',
  confirmPassword: 'Sake rubuta kalmar sirri',
  passwordRules: 'Sharuɗɗan kalmar sirri',
  terms: 'Na yarda da <terms>Sharuɗɗan amfani</terms> da <privacy>Tsarin sirri</privacy>',
  codeGoesTo: 'Za mu aika lambar tabbatarwa mai lambobi shida zuwa <to></to>.',
  linkGoesTo: 'Za mu aika mahaɗin tabbatarwa zuwa <to></to>.',
  wishes: {
    Male: (from, to) =>
      `Kuna neman namiji mai shekara ${from} zuwa ${to}. Kuna iya canza wannan a bayanan kanku.`,
    Female: (from, to) =>
      `Kuna neman mace mai shekara ${from} zuwa ${to}. Kuna iya canza wannan a bayanan kanku.`,
  },
  create: 'Buɗe asusu',
  creating: 'Ana buɗe asusu...',
  complete: 'Kammala rajista',
  verifyingCode: 'Ana duba lambar...',
  failed: 'Rajista ba ta yi nasara ba. Ku sake gwadawa.',
  codeFailed: 'An sami matsala',
}
