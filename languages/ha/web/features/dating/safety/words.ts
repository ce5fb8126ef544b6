import type { words as en } from '@ndoa/web/features/dating/safety/words'

export const words: typeof en = {
  notForMe: 'Bai dace da ni ba',
  notForMeName: (name) => `Bai dace da ni ba: ${name}`,
  unmatch: 'Raba dacewa',
  block: 'Toshe',
  more: (name) => `Ƙarin zaɓi game da ${name}`,
  report: (name) => `Kai ƙarar ${name}`,
  secret: 'Ba za su san wanda ya kai ƙararsu ba.',
  hidden: (name) => `Ba za mu sake nuna muku ${name} ba.`,
  undo: 'Janye',
  confirm: {
    block: {
      title: (name) => `A toshe ${name}?`,
      text: 'Ba za ku sake ganin juna ba. Ba za a gaya musu ba.',
    },
    unmatch: {
      title: (name) => `A raba dacewarku da ${name}?`,
      text: 'Tattaunawarku za ta ɓace gare ku duka biyu. Ba za a gaya musu ba.',
    },
  },
  failures: {
    block: (name) => `Ba mu iya toshe ${name} ba. Ku sake gwadawa.`,
    unblock: (name) => `Ba mu iya cire toshewar ${name} ba. Ku sake gwadawa.`,
    unmatch: (name) => `Ba mu iya raba dacewarku da ${name} ba. Ku sake gwadawa.`,
    hide: (name) => `Ba mu iya ɓoye ${name} ba. Ku sake gwadawa.`,
    unhide: (name) => `Ba mu iya dawo da ${name} ba. Ku sake gwadawa.`,
  },
}
