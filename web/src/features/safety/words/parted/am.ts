import type { words as en } from './en.ts'

export const words: typeof en = {
  failed: 'ይህን ዝርዝር መጫን አልቻልንም',
  hidden: {
    title: 'አይሆነኝም',
    text: 'እንደገና እንዲታዩዎት የማይፈልጓቸው ሰዎች። ይህ አይነገራቸውም።',
    empty: 'እስካሁን ማንም የለም።',
    on: (date) => `የተደበቁት ${date}`,
    showAgain: 'እንደገና ያሳዩ',
    showAgainName: (name) => `የ${name} መገለጫን እንደገና ያሳዩ`,
  },
  blocked: {
    title: 'የተከለከሉ',
    text: 'እርስዎና የከለከሏቸው ሰዎች እርስ በርስ ልትተያዩ አትችሉም። ይህ አይነገራቸውም።',
    empty: 'ማንንም አልከለከሉም።',
    on: (date) => `የተከለከሉት ${date}`,
    unblock: 'ክልከላውን ያንሱ',
    unblockName: (name) => `የ${name} ክልከላን ያንሱ`,
  },
  partings: {
    title: 'የተለያየኋቸው ሰዎች',
    text: 'ባለፉት 90 ቀናት የተለያዩዋቸው ወይም የከለከሏቸው ሰዎች። ይህን ዝርዝር የሚያዩት እርስዎ ብቻ ነዎት።',
    empty: 'ባለፉት 90 ቀናት ማንም የለም።',
    unmatchedOn: (date) => `የተለያዩት ${date}`,
  },
}
