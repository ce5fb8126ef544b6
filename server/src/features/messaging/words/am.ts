import { waiting } from '../../words/am.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  slowedUntil: (day) => `እስከ ${day} ድረስ አዲስ ውይይት መጀመር አይችሉም። አስቀድመው ለሚያወሯቸው ሰዎች ግን መጻፍ ይችላሉ።`,
  tooFast: (seconds) => `መልእክቶችን በጣም በፍጥነት እየላኩ ነው። ከ${waiting(seconds)} በኋላ እንደገና ይሞክሩ።`,
}
