import { BRAND } from '@ndoa/contract/brand'
import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/notifications/deliveries/words'

/** Mails, text messages and lock screens may be read by others, so these never name the sender or quote a message. */
export const words: typeof en = {
  preview: 'Ku duba idan kuka sami lokaci.',
  turnOff: (link) =>
    `Muna aika irin wannan imel sau ɗaya a rana, ba fiye da haka ba. Ku kashe su ba tare da shiga asusu ba: ${link}`,
  news: {
    match: {
      subject: `Kun sami sabuwar dacewa a ${BRAND}`,
      heading: 'Sabuwar dacewa',
      line: 'Kun sami sabuwar dacewa. Ku yi gaisuwa:',
      label: 'Duba waɗanda na dace',
    },
    message: {
      subject: `Kun sami sabon saƙo a ${BRAND}`,
      heading: 'Sabon saƙo',
      line: 'Kun sami sabon saƙo:',
      label: 'Karanta shi',
    },
    like: {
      subject: `An nuna sha’awa ga bayanan kanku a ${BRAND}`,
      heading: 'An nuna sha’awa ga bayanan kanku',
      line: 'Akwai wanda ya nuna sha’awa ga bayanan kanku:',
      label: 'Duba ko wane ne',
    },
    search: {
      subject: `Sabon mutum ya dace da nemanku a ${BRAND}`,
      heading: 'Sabon mutum ya dace da nemanku',
      line: 'Sabon mutum ya dace da nema da kuka adana:',
      label: 'Duba ko wane ne',
    },
    views: {
      subject: `Mambobi sun duba bayanan kanku a ${BRAND}`,
      heading: 'Masu duba bayanan kanku',
      line: 'Mambobi sun duba bayanan kanku a wannan makon:',
      label: 'Duba yawansu',
    },
    reminder: {
      subject: `Akwai abin da yake jiran ku a ${BRAND}`,
      heading: 'Tunatarwa',
      line: 'Akwai abin da yake jiran ku:',
      label: 'Duba',
    },
    safety: {
      subject: `Sanarwa daga ${BRAND}`,
      heading: 'Sanarwa game da tsaronku ko asusunku',
      line: 'Akwai sanarwa game da tsaronku ko asusunku:',
      label: 'Karanta ta',
    },
  },
  several: {
    subject: `Kuna da labarai a ${BRAND}`,
    heading: 'Kuna da labarai',
    line: 'Ga abin da yake jiran ku:',
    label: 'Duba',
  },
  /** For a message that combines several kinds of news. */
  counts: {
    match: (count) => plural(count, { one: 'Sabuwar dacewa 1', other: `Sababbin dacewa ${count}` }),
    message: (count) =>
      plural(count, {
        one: 'Tattaunawa 1 mai sababbin saƙonni',
        other: `Tattaunawa ${count} masu sababbin saƙonni`,
      }),
    like: (count) =>
      plural(count, {
        one: 'Mutum 1 ya nuna sha’awa ga bayanan kanku',
        other: `Mutane ${count} sun nuna sha’awa ga bayanan kanku`,
      }),
    search: () => 'Sababbin mutane a nema da kuka adana',
    views: () => 'Masu duba bayanan kanku',
    reminder: (count) => plural(count, { one: 'Tunatarwa 1', other: `Tunatarwa ${count}` }),
    safety: (count) => plural(count, { one: 'Sanarwa 1', other: `Sanarwa ${count}` }),
  },
  /** For members who opted in to marketing mails. */
  weekly: {
    subject: `Makonku a ${BRAND}`,
    heading: 'Makonku',
    preview: 'Waɗanda suka dace da ku, da abin da yake jira.',
    fits: (count) =>
      plural(count, {
        one: 'Mamba 1 ya dace da abin da kuke nema.',
        other: `Mambobi ${count} sun dace da abin da kuke nema.`,
      }),
    best: (percents) => `Dacewa mafi girma: ${percents.map((percent) => `${percent}%`).join(', ')}.`,
    likes: (count) =>
      plural(count, {
        one: 'Mutum 1 da ya nuna sha’awa yana jiran amsarku.',
        other: `Mutane ${count} da suka nuna sha’awa suna jiran amsarku.`,
      }),
    label: 'Duba waɗanda suka dace',
    why: (link) =>
      `Kun sami wannan imel ne domin kun zaɓi imel na talla. Ku kashe su ba tare da shiga asusu ba: ${link}`,
  },
  /** GSM-7 only. */
  sms: (link) => `${BRAND}: kun sami sabuwar dacewa. ${link}`,
}
