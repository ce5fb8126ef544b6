import type { words as en } from '@ndoa/web/features/dating/safety/words'

export const words: typeof en = {
  notForMe: 'አይሆነኝም',
  notForMeName: (name) => `አይሆነኝም፦ ${name}`,
  unmatch: 'ይለያዩ',
  block: 'ይከልክሉ',
  more: (name) => `ስለ ${name} ተጨማሪ አማራጮች`,
  report: (name) => `ስለ ${name} ሪፖርት ያድርጉ`,
  secret: 'ማን ሪፖርት እንዳደረገ አይነገራቸውም።',
  hidden: (name) => `${name}ን ከእንግዲህ አናሳይዎትም።`,
  undo: 'ይመልሱ',
  confirm: {
    block: {
      title: (name) => `${name}ን መከልከል ይፈልጋሉ?`,
      text: 'ከእንግዲህ እርስ በርስ አትተያዩም። ይህ አይነገራቸውም።',
    },
    unmatch: {
      title: (name) => `ከ${name} ጋር መለያየት ይፈልጋሉ?`,
      text: 'ውይይታችሁ ለሁለታችሁም ይጠፋል። ይህ አይነገራቸውም።',
    },
  },
  failures: {
    block: (name) => `${name}ን መከልከል አልተቻለም። እባክዎ እንደገና ይሞክሩ።`,
    unblock: (name) => `የ${name} ክልከላን ማንሳት አልተቻለም። እባክዎ እንደገና ይሞክሩ።`,
    unmatch: (name) => `ከ${name} ጋር መለያየት አልተቻለም። እባክዎ እንደገና ይሞክሩ።`,
    hide: (name) => `${name}ን መደበቅ አልተቻለም። እባክዎ እንደገና ይሞክሩ።`,
    unhide: (name) => `${name}ን መመለስ አልተቻለም። እባክዎ እንደገና ይሞክሩ።`,
  },
}
