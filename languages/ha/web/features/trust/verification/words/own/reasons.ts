import type * as en from '@ndoa/web/features/trust/verification/words/own/reasons'

export const reasons: typeof en.reasons = {
  not_same_person:
    'Ba mu iya tabbatarwa cewa hotunan nan take da hotunan bayanan kanku na mutum ɗaya ne ba. Hotunan da suka nuna fuskarku sosai, waɗanda ba tsofaffi ba, suna taimakawa.',
  not_clear:
    'Hotunan sun yi duhu ko ba su fito sosai ba. Da fatan za ku sake ɗaukar su da hasken rana, ba tare da filta ba.',
  wrong_turn: 'A hoto na biyu, ba ku juya kai yadda muka roƙa ba.',
  wrong_code: 'Ba mu iya karanta lambar da ke takarda ba, ko wata lamba ce daban.',
  not_live: 'Hotunan sun yi kama da waɗanda aka ɗauka daga allo ko daga wani hoto.',
  photos_unclear:
    'Hotunan bayanan kanku ba su nuna fuskarku sosai yadda za a iya kwatantawa ba. Da fatan za ku fara zaɓar babban hoto da ya fi fitowa sosai.',
  missed_call: 'Ba mu same ku a kiran bidiyo ba. Da fatan za ku nemi wani, ko ku aika hotuna.',
}

export const ends: typeof en.ends = {
  member: 'Kun cire ta da kanku.',
  time: 'Lokacinta ya ƙare.',
  renewed: 'An sake tabbatar da ku.',
  main_photo: 'Kuna da sabon babban hoto, wanda ba mu kwatanta ba tukuna.',
  gender: 'Kun canza jinsinku.',
  date_of_birth: 'Kun canza ranar haihuwarku.',
  ban: 'An rufe asusunku.',
  rejected: 'Alamarku ta ƙare, domin ba mu da tabbas yanzu a kan wanda yake cikin hotunanku.',
}
