import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyLikes: 'ዛሬ የብዙ አባላትን መገለጫ ወድደዋል።',
  yourself: 'የራስዎን መገለጫ መውደድ አይችሉም።',
  liked: 'መውደድዎ ተልኳል!',
  matched: 'አዲስ ተዛማጅ! እርስ በርስ መገለጫችሁን ወዳችኋል።',
}
