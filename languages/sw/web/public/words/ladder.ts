import { pluralSw as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/ladder'
import { orList } from './phrases.ts'

export const words: typeof en = {
  none: {
    name: 'Hakuna hatua',
    meaning:
      'Hatukupata kanuni iliyovunjwa. Mwanachama hafanywi lolote, na jambo hili halihesabiwi dhidi yake.',
  },
  advice: {
    name: 'Ushauri',
    meaning: 'Ujumbe wa kirafiki unaosema nini kifanywe tofauti. Hakuna kinachozuiwa.',
  },
  content_removed: {
    name: 'Maudhui yameondolewa',
    meaning: 'Picha, ujumbe au maandishi ya wasifu yanaondolewa. Akaunti inaendelea kama kawaida.',
  },
  slowed: {
    name: 'Kuwekewa mipaka',
    meaning: `Kwa siku zisizozidi ${SLOWED_DAYS_MAX}, mwanachama hawezi kuanzisha mazungumzo mapya. Yaliyoanza yanaendelea.`,
  },
  suspended: {
    name: 'Kusimamishwa',
    meaning: `Kwa siku ${orList(SUSPENSION_DAYS)}, hakuna anayeona wasifu, na mwanachama anaweza tu kusoma sababu zetu, kuona ripoti zake mwenyewe, kuomba uamuzi kuhusu mojawapo uangaliwe upya, kupakua taarifa zake au kufuta akaunti.`,
  },
  banned: {
    name: 'Kuondolewa kabisa',
    meaning: `Mwenye akaunti hawezi kuifikia tena kabisa. Mmoja wetu hupendekeza, na mwingine, aliye msimamizi, huamua ndani ya saa ${BAN_DUE_HOURS}; wakati huo akaunti imesimamishwa. Hakuna anayeondolewa kabisa kwa uamuzi wa mtu mmoja peke yake.`,
  },
  strikes: (count, days) =>
    plural(count, {
      one: `Kosa ${count} lililohesabiwa kwa siku ${days}`,
      other: `Makosa ${count} yaliyohesabiwa kwa siku ${days}`,
    }),
}
