import type { words as en } from '@ndoa/server/features/dating/likes/words'

export const words: typeof en = {
  tooManyLikes: 'ዛሬ የብዙ አባላትን መገለጫ ወደዋል።',
  yourself: 'የራስዎን መገለጫ መውደድ አይችሉም።',
  liked: (name) => `መውደድዎ ለ${name} ተልኳል።`,
  matched: 'ተዛምዳችኋል! እርስ በርስ መገለጫችሁን ወዳችኋል።',
}
