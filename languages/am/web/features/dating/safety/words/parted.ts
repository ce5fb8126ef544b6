import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'ይህን ዝርዝር መጫን አልተቻለም',
  hidden: {
    title: 'አይሆነኝም',
    text: 'እንደገና እንዲታዩዎት የማይፈልጓቸው ሰዎች። ይህ አይነገራቸውም።',
    empty: 'እስካሁን ማንም የለም።',
    on: (date) => `በ${date} ደብቀዋቸዋል`,
    showAgain: 'እንደገና ያሳዩ',
    showAgainName: (name) => `እንደገና ያሳዩ፦ ${name}`,
  },
  blocked: {
    title: 'የከለከልኳቸው ሰዎች',
    text: 'እርስዎና የከለከሏቸው ሰዎች እርስ በርስ መተያየት አትችሉም። ይህ አይነገራቸውም።',
    empty: 'ማንንም አልከለከሉም።',
    on: (date) => `በ${date} ከልክለዋቸዋል`,
    unblock: 'ክልከላ ያንሱ',
    unblockName: (name) => `ክልከላ ያንሱ፦ ${name}`,
  },
  partings: {
    title: 'የተለያየኋቸው ሰዎች',
    text: 'ባለፉት 90 ቀናት የተለያዩዋቸው ወይም የከለከሏቸው ሰዎች። ይህን ዝርዝር ማየት የሚችሉት እርስዎ ብቻ ነዎት።',
    empty: 'ባለፉት 90 ቀናት ማንም የለም።',
    unmatchedOn: (date) => `በ${date} ተለያይታችኋል`,
  },
}
