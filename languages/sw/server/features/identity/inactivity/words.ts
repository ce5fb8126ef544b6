import { BRAND } from '@ndoa/contract/brand'
import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/inactivity/words'

export const words: typeof en = {
  warning: (name, publicUrl) => ({
    subject: `Ni muda tangu ulipotembelea ${BRAND}`,
    preview: 'Tutembelee ndani ya wiki moja ili ubaki kwenye mapendekezo.',
    heading: 'Ungependa kubaki kwenye mapendekezo?',
    name,
    paragraphs: [
      `Baada ya siku ${INACTIVE_AFTER_DAYS} bila kutembelea, tunaacha kupendekeza wasifu, ili wanachama wakutane na watu wanaoelekea kujibu. Kwa wasifu wako, itakuwa baada ya wiki moja hivi.`,
      `Ili ubaki, fungua ${BRAND} mara moja tu kabla ya hapo. Ukirudi baadaye, tutapendekeza wasifu wako tena kuanzia wakati huo. Orodha ya mliopendezana nao na ujumbe wako vinabaki kama vilivyo.`,
    ],
    action: { label: `Fungua ${BRAND}`, link: `${publicUrl}/dashboard` },
    closing: [`Unaweza kuzima barua pepe kwenye mipangilio yako: ${publicUrl}/settings`],
  }),
}
