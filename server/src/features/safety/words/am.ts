import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyPartings: 'ብዙ አባላትን አግደዋል ወይም ከብዙ ተዛማጆች ተለይተዋል።',
  tooManyAtOnce: 'በአንድ ጊዜ ብዙ ነበር።',
  tooManyProfiles: 'ዛሬ ብዙ መገለጫዎችን ከፍተዋል።',
  blockYourself: 'ራስዎን ማገድ አይችሉም።',
  hideYourself: 'ራስዎን መደበቅ አይችሉም።',
  parted: 'ተከናውኗል። ከእንግዲህ አትተያዩም።',
  unblocked: 'እገዳው ተነሥቷል። እንደገና መተያየት ትችላላችሁ።',
}
