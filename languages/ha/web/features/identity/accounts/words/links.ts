import type { words as en } from '@ndoa/web/features/identity/accounts/words/links'

export const words: typeof en = {
  link: {
    notSignedIn: 'Ba mu iya shigar da ku ba',
    error: (why) => `Tabbatarwa ba ta yi nasara ba: ${why}`,
    reasons: {
      access_denied: 'an hana izini.',
      otp_expired: 'lokacin wannan mahaɗi ya wuce. Da fatan za ku nemi wani.',
      server_error: 'ɗayan shafin ya sami matsala. Ku sake gwadawa.',
      temporarily_unavailable: 'ɗayan shafin yana da cunkoso. Ku sake gwadawa bayan ɗan lokaci.',
    },
    almostThere: 'Saura kaɗan',
    signInHere: 'Kuna so ku shiga da wannan na’ura?',
    signingIn: 'Ana shiga...',
  },
  confirmSignUp: {
    text: 'Mahaɗinku ya buɗe a wata burauza daban da wadda kuka yi rajista da ita. Da fatan za ku rubuta kalmar sirri da kuka zaɓa, don mu san ku ne.',
    confirm: 'Tabbatar da imel ɗina',
    confirming: 'Ana tabbatarwa...',
    forgotTitle: 'Kun manta kalmar sirri, ko ba ku ne kuka yi rajista ba?',
    forgotText:
      'Kowa yana iya rubuta adireshin imel. Wannan naku ne, don haka kuna iya farawa daga farko da bayananku da sabuwar kalmar sirri.',
    startOver: 'Fara daga farko',
  },
  startOver: {
    title: 'Fara daga farko',
    text: 'Mahaɗinku ya nuna cewa wannan imel naku ne. Ku ba mu labarinku, ku kuma zaɓi kalmar sirri. Za a goge duk abin da aka rubuta a baya da wannan imel.',
  },
  switchAccount: {
    title: 'A canza asusu?',
    text: (name) => `Kun shiga a matsayin ${name}, amma wannan mahaɗi na wani asusu ne.`,
    deleted: 'Idan kuka canza asusu, za a goge abin da kuka rubuta.',
    switch: 'Canza asusu',
    switching: 'Ana canzawa...',
    stay: (name) => `Ci gaba a matsayin ${name}`,
    someoneElse: 'wani mutum',
  },
}
