import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/inactivity/words'

export const words: typeof en = {
  warning: (name, publicUrl) => ({
    subject: `Kun daɗe ba ku ziyarci ${BRAND} ba`,
    preview: 'Ku ziyarce mu cikin mako guda don ku ci gaba da fitowa a shawarwari.',
    heading: 'Kuna so ku ci gaba da fitowa a shawarwari?',
    name,
    paragraphs: [
      `Bayan kwana ${INACTIVE_AFTER_DAYS} ba tare da ziyara ba, muna daina nuna mutum a shawarwari, don mambobi su haɗu da waɗanda da alama za su ba su amsa. A wajenku, hakan zai kasance nan da kusan mako guda.`,
      `Don ku ci gaba, ku buɗe ${BRAND} sau ɗaya kawai kafin lokacin. Idan kuka dawo daga baya, za mu sake nuna ku a shawarwari daga lokacin. Waɗanda kuka dace da su, da saƙonninku, suna nan yadda suke.`,
    ],
    action: { label: `Buɗe ${BRAND}`, link: `${publicUrl}/dashboard` },
    closing: [`Kuna iya kashe imel a saitunanku: ${publicUrl}/settings`],
  }),
}
