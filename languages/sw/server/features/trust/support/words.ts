import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/trust/support/words'

const NOT_YOU = 'Ikiwa si wewe uliyetuandikia, unaweza kupuuza barua pepe hii.'

export const words: typeof en = {
  message: {
    subject: 'Tumepokea ujumbe wako',
    preview: 'Tunajibu ndani ya saa 24.',
    heading: 'Asante kwa kutuandikia',
    paragraphs: [`Asante kwa kuiandikia timu ya ${BRAND}. Tunajibu ndani ya saa 24.`],
    closing: [NOT_YOU],
  },
  notice: {
    subject: 'Tumepokea taarifa yako',
    preview: 'Mtu wa timu yetu ataiangalia.',
    heading: 'Asante kwa kutuambia',
    paragraphs: [
      `Tumepokea taarifa yako kuhusu kitu kilichopo kwenye ${BRAND}. Mtu wa timu yetu ataiangalia, nasi tutakuandikia kuhusu tutakachoamua.`,
    ],
    closing: [NOT_YOU],
  },
  tooManyNotices: 'Tayari umetuma taarifa kadhaa.',
}
