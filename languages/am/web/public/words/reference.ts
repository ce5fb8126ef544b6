import type { words as en } from '@ndoa/web/public/words/reference'

export const words: typeof en = {
  title: 'የምርጫ ዝርዝሮች',
  description: 'አባላት የሚመርጧቸው ሃይማኖቶች፣ ቋንቋዎችና ዝንባሌዎች።',
  withoutScripts: 'ያለ ስክሪፕት <referenceData>ዝርዝሮቹን እንደ መረጃ</referenceData> ያንብቡ።',
  lists: { faiths: 'ሃይማኖቶች', languages: 'ቋንቋዎች', interests: 'ዝንባሌዎች' },
  failed: 'ሃይማኖቶችን፣ ቋንቋዎችንና ዝንባሌዎችን መጫን አልተቻለም',
}
