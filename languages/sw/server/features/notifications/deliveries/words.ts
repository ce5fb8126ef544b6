import { BRAND } from '@ndoa/contract/brand'
import { pluralSw as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/notifications/deliveries/words'

/** Mails, text messages and lock screens may be read by others, so these never name the sender or quote a message. */
export const words: typeof en = {
  preview: 'Tazama ukipata nafasi.',
  turnOff: (link) =>
    `Tunatuma barua pepe kama hii mara moja kwa siku, si zaidi. Zizime bila kuingia kwenye akaunti yako: ${link}`,
  news: {
    match: {
      subject: `Umependezana na mtu mpya kwenye ${BRAND}`,
      heading: 'Umependezana na mtu mpya',
      line: 'Umependezana na mtu mpya. Msalimie:',
      label: 'Ona mliopendezana nao',
    },
    message: {
      subject: `Una ujumbe mpya kwenye ${BRAND}`,
      heading: 'Ujumbe mpya',
      line: 'Una ujumbe mpya:',
      label: 'Usome',
    },
    like: {
      subject: `Kuna aliyependezwa na wasifu wako kwenye ${BRAND}`,
      heading: 'Kuna aliyependezwa na wasifu wako',
      line: 'Kuna aliyependezwa na wasifu wako:',
      label: 'Ona ni nani',
    },
    search: {
      subject: `Kuna mtu mpya anayelingana na utafutaji wako kwenye ${BRAND}`,
      heading: 'Kuna mtu mpya anayelingana na utafutaji wako',
      line: 'Kuna mtu mpya anayelingana na utafutaji uliouhifadhi:',
      label: 'Ona ni nani',
    },
    views: {
      subject: `Wasifu wako umetazamwa kwenye ${BRAND}`,
      heading: 'Waliotazama wasifu wako',
      line: 'Wiki hii kuna wanachama waliotazama wasifu wako:',
      label: 'Ona idadi yao',
    },
    reminder: {
      subject: `Kuna jambo linalokusubiri kwenye ${BRAND}`,
      heading: 'Kikumbusho',
      line: 'Kuna jambo linalokusubiri:',
      label: 'Litazame',
    },
    safety: {
      subject: `Taarifa kutoka ${BRAND}`,
      heading: 'Taarifa kuhusu usalama wako au akaunti yako',
      line: 'Kuna taarifa kuhusu usalama wako au akaunti yako:',
      label: 'Isome',
    },
  },
  several: {
    subject: `Una mambo mapya kwenye ${BRAND}`,
    heading: 'Una mambo mapya',
    line: 'Haya ndiyo yanayokusubiri:',
    label: 'Tazama',
  },
  /** For a message that combines several kinds of news. */
  counts: {
    match: (count) =>
      plural(count, { one: 'Umependezana na mtu 1 mpya', other: `Umependezana na watu ${count} wapya` }),
    message: (count) =>
      plural(count, { one: 'Mazungumzo 1 yana ujumbe mpya', other: `Mazungumzo ${count} yana ujumbe mpya` }),
    like: (count) =>
      plural(count, {
        one: 'Mtu 1 amependezwa na wasifu wako',
        other: `Watu ${count} wamependezwa na wasifu wako`,
      }),
    search: () => 'Watu wapya katika utafutaji uliouhifadhi',
    views: () => 'Waliotazama wasifu wako',
    reminder: (count) => plural(count, { one: 'Kikumbusho 1', other: `Vikumbusho ${count}` }),
    safety: (count) => plural(count, { one: 'Taarifa 1', other: `Taarifa ${count}` }),
  },
  /** For members who opted in to marketing mails. */
  weekly: {
    subject: `Wiki yako kwenye ${BRAND}`,
    heading: 'Wiki yako',
    preview: 'Wanaokufaa, na yanayokusubiri.',
    fits: (count) =>
      plural(count, {
        one: 'Mwanachama 1 analingana na unachotafuta.',
        other: `Wanachama ${count} wanalingana na unachotafuta.`,
      }),
    best: (percents) => `Ulinganifu wa juu zaidi: ${percents.map((percent) => `${percent}%`).join(', ')}.`,
    likes: (count) =>
      plural(count, {
        one: 'Mtu 1 aliyependezwa na wasifu wako anasubiri jibu lako.',
        other: `Watu ${count} waliopendezwa na wasifu wako wanasubiri jibu lako.`,
      }),
    label: 'Ona wanaokufaa',
    why: (link) =>
      `Unapata barua pepe hii kwa sababu ulichagua barua pepe za matangazo. Zizime bila kuingia kwenye akaunti yako: ${link}`,
  },
  sms: (link) => `${BRAND}: umependezana na mtu mpya. ${link}`,
}
