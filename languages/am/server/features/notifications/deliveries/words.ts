import { BRAND } from '@ndoa/contract/brand'
import { pluralAm as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/notifications/deliveries/words'

/** Mails, text messages and lock screens may be read by others, so these never name the sender or quote a message. */
export const words: typeof en = {
  preview: 'ጊዜ ሲኖርዎት ይመልከቱት።',
  turnOff: (link) => `እንዲህ ዓይነት ኢሜይል በቀን ቢበዛ አንድ እንልካለን። ሳይገቡ ለማጥፋት፦ ${link}`,
  news: {
    match: {
      subject: `በ${BRAND} ላይ አዲስ ተዛማጅ አለዎት`,
      heading: 'አዲስ ተዛማጅ',
      line: 'አዲስ ተዛማጅ አለዎት። ሰላም ይበሉ፦',
      label: 'ተዛማጆችዎን ይመልከቱ',
    },
    message: {
      subject: `በ${BRAND} ላይ አዲስ መልእክት አለዎት`,
      heading: 'አዲስ መልእክት',
      line: 'አዲስ መልእክት አለዎት፦',
      label: 'ያንብቡት',
    },
    like: {
      subject: `በ${BRAND} ላይ መገለጫዎን የወደዱ ሰው አሉ`,
      heading: 'መገለጫዎን የወደዱ ሰው አሉ',
      line: 'መገለጫዎን የወደዱ ሰው አሉ፦',
      label: 'ማን እንደሆኑ ይመልከቱ',
    },
    search: {
      subject: `በ${BRAND} ላይ ፍለጋዎን የሚያሟላ አዲስ ሰው አለ`,
      heading: 'ፍለጋዎን የሚያሟላ አዲስ ሰው አለ',
      line: 'ያስቀመጡትን ፍለጋ የሚያሟላ አዲስ ሰው አለ፦',
      label: 'ማን እንደሆኑ ይመልከቱ',
    },
    views: {
      subject: `በ${BRAND} ላይ መገለጫዎ ታይቷል`,
      heading: 'የመገለጫ እይታዎች',
      line: 'በዚህ ሳምንት አባላት መገለጫዎን አይተዋል፦',
      label: 'ስንት እንደሆኑ ይመልከቱ',
    },
    reminder: {
      subject: `በ${BRAND} ላይ የሚጠብቅዎት ነገር አለ`,
      heading: 'ማስታወሻ',
      line: 'የሚጠብቅዎት ነገር አለ፦',
      label: 'ይመልከቱት',
    },
    safety: {
      subject: `ከ${BRAND} የመጣ ማሳወቂያ`,
      heading: 'ስለ ደህንነትዎ ወይም ስለ መለያዎ ማሳወቂያ',
      line: 'ስለ ደህንነትዎ ወይም ስለ መለያዎ ማሳወቂያ አለ፦',
      label: 'ያንብቡት',
    },
  },
  several: {
    subject: `በ${BRAND} ላይ አዲስ ነገር አለዎት`,
    heading: 'አዲስ ነገር አለዎት',
    line: 'የሚጠብቅዎት ይህ ነው፦',
    label: 'ይመልከቱ',
  },
  /** For a message that combines several kinds of news. */
  counts: {
    match: (count) => plural(count, { one: '1 አዲስ ተዛማጅ', other: `${count} አዲስ ተዛማጆች` }),
    message: (count) => plural(count, { one: 'በ1 ውይይት አዲስ መልእክት', other: `በ${count} ውይይቶች አዲስ መልእክቶች` }),
    like: (count) => plural(count, { one: 'መገለጫዎን የወደዱ 1 ሰው', other: `መገለጫዎን የወደዱ ${count} ሰዎች` }),
    search: () => 'በተቀመጡ ፍለጋዎችዎ ውስጥ አዲስ ሰዎች',
    views: () => 'የመገለጫ እይታዎች',
    reminder: (count) => plural(count, { one: '1 ማስታወሻ', other: `${count} ማስታወሻዎች` }),
    safety: (count) => plural(count, { one: '1 ማሳወቂያ', other: `${count} ማሳወቂያዎች` }),
  },
  /** For members who opted in to marketing mails. */
  weekly: {
    subject: `ሳምንትዎ በ${BRAND} ላይ`,
    heading: 'ሳምንትዎ',
    preview: 'ማን እንደሚስማማዎት፣ ምን እንደሚጠብቅዎት።',
    fits: (count) =>
      plural(count, {
        one: 'ከሚፈልጉት ጋር የሚስማማ 1 አባል አለ።',
        other: `ከሚፈልጉት ጋር የሚስማሙ ${count} አባላት አሉ።`,
      }),
    best: (percents) => `ከፍተኛው መጣጣም፦ ${percents.map((percent) => `${percent}%`).join('፣ ')}።`,
    likes: (count) =>
      plural(count, {
        one: 'መገለጫዎን የወደዱ 1 ሰው መልስዎን ይጠብቃሉ።',
        other: `መገለጫዎን የወደዱ ${count} ሰዎች መልስዎን ይጠብቃሉ።`,
      }),
    label: 'ማን እንደሚስማማ ይመልከቱ',
    why: (link) => `ይህ ኢሜይል የደረሰዎት የማስተዋወቂያ ኢሜይሎችን ስለመረጡ ነው። ሳይገቡ ለማጥፋት፦ ${link}`,
  },
  sms: (link) => `${BRAND}፦ አዲስ ተዛማጅ አለዎት ${link}`,
}
