import type { words as en } from '@ndoa/web/features/identity/accounts/words/links'

export const words: typeof en = {
  link: {
    notSignedIn: 'Hatukuweza kukuingiza',
    error: (why) => `Uthibitishaji haukufaulu: ${why}`,
    reasons: {
      access_denied: 'ruhusa imekataliwa.',
      otp_expired: 'muda wa kiungo hiki umekwisha. Tafadhali omba kingine.',
      server_error: 'huduma nyingine ilipata tatizo. Tafadhali jaribu tena.',
      temporarily_unavailable:
        'huduma nyingine ina shughuli nyingi. Tafadhali jaribu tena baada ya muda mfupi.',
    },
    almostThere: 'Umekaribia kumaliza',
    signInHere: 'Ungependa kuingia kwenye kifaa hiki?',
    signingIn: 'Unaingia...',
  },
  confirmSignUp: {
    text: 'Kiungo chako kimefunguka kwenye kivinjari tofauti na ulichotumia kujisajili. Tafadhali andika nenosiri ulilochagua, ili tujue kwamba ni wewe.',
    confirm: 'Thibitisha barua pepe yangu',
    confirming: 'Inathibitisha...',
    forgotTitle: 'Umesahau nenosiri, au si wewe uliyejisajili?',
    forgotText:
      'Mtu yeyote anaweza kuandika anwani ya barua pepe. Hii ni yako, kwa hiyo unaweza kuanza upya kwa taarifa zako mwenyewe na nenosiri jipya.',
    startOver: 'Anza upya',
  },
  startOver: {
    title: 'Anza upya',
    text: 'Kiungo chako kinaonyesha kwamba barua pepe hii ni yako. Tueleze kuhusu wewe na uchague nenosiri. Yote yaliyoandikwa awali kwa barua pepe hii yatafutwa.',
  },
  switchAccount: {
    title: 'Ubadilishe akaunti?',
    text: (name) => `Umeingia kama ${name}, lakini kiungo hiki ni cha akaunti nyingine.`,
    deleted: 'Ukibadilisha akaunti, ulichoandika kitafutwa.',
    switch: 'Badilisha akaunti',
    switching: 'Inabadilisha...',
    stay: (name) => `Baki kama ${name}`,
    someoneElse: 'mtu mwingine',
  },
}
