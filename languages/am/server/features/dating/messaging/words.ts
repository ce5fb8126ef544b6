import type { words as en } from '@ndoa/server/features/dating/messaging/words'
import { waiting } from '../../shared/words.ts'

export const words: typeof en = {
  slowedUntil: (day) => `እስከ ${day} ድረስ አዲስ ውይይት መጀመር አይችሉም። አስቀድመው ለሚያወሯቸው ሰዎች ግን መጻፍ ይችላሉ።`,
  tooFast: (seconds) => `መልእክቶችን በጣም በፍጥነት እየላኩ ነው። ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ።`,
}
