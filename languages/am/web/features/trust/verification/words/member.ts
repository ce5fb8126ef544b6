import type { words as en } from '@ndoa/web/features/trust/verification/words/member'

export const words: typeof en = {
  ask: 'እንዲረጋገጡ ይጠይቁ',
  asked: (name) => `${name}ን ጠይቀናል።`,
  notDone: 'አልተሳካም። እባክዎ እንደገና ይሞክሩ።',
}
