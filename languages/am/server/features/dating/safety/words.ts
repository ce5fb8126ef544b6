import type { words as en } from '@ndoa/server/features/dating/safety/words'

export const words: typeof en = {
  tooManyPartings: 'ብዙ አባላትን ከልክለዋል ወይም ከብዙ ተዛማጆች ጋር ተለያይተዋል።',
  tooManyAtOnce: 'በጣም እየፈጠኑ ነው።',
  tooManyProfiles: 'ዛሬ ብዙ መገለጫዎችን ከፍተዋል።',
  tooManyFaces: 'ዛሬ ብዙ አዳዲስ ሰዎችን አይተዋል።',
  blockYourself: 'ራስዎን መከልከል አይችሉም።',
  hideYourself: 'ራስዎን መደበቅ አይችሉም።',
  parted: 'ተከናውኗል። ከእንግዲህ አትተያዩም።',
  unblocked: 'ክልከላው ተነስቷል። እንደገና መተያየት ትችላላችሁ።',
}
