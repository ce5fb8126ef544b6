import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'ይህን ዝርዝር መጫን አልተቻለም',
  hidden: {
    title: 'አይሆነኝም',
    text: 'እነዚህ ሰዎች እንደገና አይታዩዎትም፤ ይህም አይነገራቸውም።',
    empty: 'ማንም የለም።',
    on: (date) => `በ${date} ደብቀዋቸዋል`,
    showAgain: 'እንደገና ያሳዩ',
    showAgainName: (name) => `እንደገና ያሳዩ፦ ${name}`,
  },
  blocked: {
    title: 'የከለከልኳቸው ሰዎች',
    text: 'እርስ በርስ መተያየት አትችሉም፤ ይህም አይነገራቸውም።',
    empty: 'ማንም የለም።',
    on: (date) => `በ${date} ከልክለዋቸዋል`,
    unblock: 'ክልከላ ያንሱ',
    unblockName: (name) => `ክልከላ ያንሱ፦ ${name}`,
  },
  partings: {
    title: 'የተለያየኋቸው ሰዎች',
    text: 'ባለፉት 90 ቀናት፤ ይህን ዝርዝር የሚያዩት እርስዎ ብቻ ነዎት።',
    empty: 'በ90 ቀናት ውስጥ ማንም የለም።',
    unmatchedOn: (date) => `በ${date} ተለያይታችኋል`,
  },
}
