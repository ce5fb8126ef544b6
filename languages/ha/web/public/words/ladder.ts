import { pluralHa as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/ladder'
import { orList } from './phrases.ts'

export const words: typeof en = {
  none: {
    name: 'Babu mataki',
    meaning:
      'Ba mu sami dokar da aka karya ba. Ba a yi wa mamba komai, kuma ba a ƙirga wannan a matsayin laifi.',
  },
  advice: {
    name: 'Shawara',
    meaning: 'Saƙo na abokantaka da yake faɗin abin da ya kamata a gyara. Ba a hana komai ba.',
  },
  content_removed: {
    name: 'Cire abin da aka saka',
    meaning: 'Ana cire hoto, saƙo ko rubutun bayanan kai. Asusun yana ci gaba kamar yadda yake.',
  },
  slowed: {
    name: 'Takunkumi',
    meaning: `Har tsawon kwana ${SLOWED_DAYS_MAX}, ba a iya fara sabuwar tattaunawa daga asusun. Waɗanda aka riga aka fara suna ci gaba.`,
  },
  suspended: {
    name: 'Dakatarwa',
    meaning: `Tsawon kwana ${orList(SUSPENSION_DAYS)} babu mai ganin bayanan kai na mamba, kuma abin da mamba zai iya yi kawai shi ne karanta dalilanmu, ganin ƙararrakin da ya kai, neman a sake duba ko wanne daga ciki, sauke bayanai ko goge asusu.`,
  },
  banned: {
    name: 'Kora',
    meaning: `Mai asusu zai rasa asusun har abada. Ɗaya daga cikinmu yana ba da shawara, wani kuma, babban mai kula, ya yanke hukunci cikin awa ${BAN_DUE_HOURS}; kafin nan an dakatar da asusun. Ba a taɓa korar mutum da hukuncin mutum ɗaya kaɗai.`,
  },
  strikes: (count, days) =>
    plural(count, {
      one: `Laifi ${count} da ake ƙirgawa na kwana ${days}`,
      other: `Laifuka ${count} da ake ƙirgawa na kwana ${days}`,
    }),
}
