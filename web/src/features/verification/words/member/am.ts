import type { words as en } from './en.ts'

export const words: typeof en = {
  ask: 'እንዲረጋገጡ ይጠይቁ',
  asked: (name) => `${name}ን ጠይቀናል።`,
  notDone: 'አልተሳካም። እባክዎ እንደገና ይሞክሩ።',
}
