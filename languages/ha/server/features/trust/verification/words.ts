import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/trust/verification/words'

/** Same wording as the web app. */
const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
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

const PICTURES_GONE = 'An goge waɗannan hotunan.'
const compared = {
  pictures: `Mutum biyu daga ƙungiyarmu sun kwatanta hotunanku na nan take da hotunan bayanan kanku. ${PICTURES_GONE}`,
  call: 'Mutum biyu daga ƙungiyarmu sun kwatanta ku da hotunan bayanan kanku a lokacin kiran.',
}
const rejected = {
  kept: 'Ba mu iya sabunta alamar tabbatarwarku ba a wannan karon',
  ended: 'Alamar tabbatarwarku ta ƙare',
  none: 'Ba mu iya tabbatar da ku ba a wannan karon',
}
const whatChanges = {
  kept: 'Za ku ci gaba da riƙe alamarku har sai lokacinta ya ƙare.',
  ended: 'Bayanan kanku ba sa ƙara nuna alamar, domin ba mu da tabbas kuma ko wane ne a cikin hotunanku.',
  none: 'Babu wani abu kuma da ya canza a wajenku.',
}

export const words: typeof en = {
  call: (name, link) => ({
    subject: 'Kiran bidiyonku',
    preview: 'Ku duba lokaci da inda za mu haɗu.',
    heading: 'Mun shirya kiran bidiyonku',
    name,
    paragraphs: [
      'Lokaci da inda za mu haɗu suna shafin tabbatarwarku, da agogon na’urarku. Idan bai yi muku ba, ku janye buƙatarku a shafin, ku sake nema.',
    ],
    action: { label: 'Duba kiran', link },
  }),
  approved: (name, kind) => ({
    subject: 'An tabbatar da ku',
    preview: 'Yanzu bayanan kanku suna da alama mai launin shuɗi.',
    heading: 'Yanzu bayanan kanku suna da alama mai launin shuɗi',
    name,
    paragraphs: [
      `${compared[kind]} Alamarku tana aiki na wata ${VERIFIED_MONTHS}, kuma tana ƙarewa kafin nan idan kuka canza babban hotonku, ranar haihuwarku ko jinsinku.`,
    ],
  }),
  rejected: (name, { kind, reason, badge }, link) => ({
    subject: rejected[badge],
    preview: 'Kuna iya sake gwadawa a kowane lokaci.',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? `${PICTURES_GONE} ` : ''}Ba mu gaya wa kowa ba. ${whatChanges[badge]} Kuna iya sake gwadawa a kowane lokaci.`,
    ],
    action: { label: 'Sake gwadawa', link },
  }),
  startedOften: 'Kun fara sau da yawa yau.',
  askedOften: 'Kun nema sau da yawa yau.',
  askedMany: 'Kun nema daga mutane da yawa yau.',
}
