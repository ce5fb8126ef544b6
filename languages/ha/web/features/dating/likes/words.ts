import type { words as en } from '@ndoa/web/features/dating/likes/words'

export const words: typeof en = {
  like: 'Nuna sha’awa',
  likeName: (name) => `Nuna sha’awa ga bayanan ${name}`,
  likeBack: 'Ni ma',
  likeBackName: (name) => `Ni ma na nuna sha’awa ga bayanan ${name}`,
  likeFailed: 'Bai yi nasara ba. Ku sake gwadawa.',
  likeBackFailed: 'Bai yi nasara ba. Ku sake gwadawa.',
  likedBack: (name) => `Ku ma kun nuna sha’awa ga bayanan ${name}!`,
  undoFailed: 'Ba mu iya janye sha’awar da kuka nuna ba. Ku sake gwadawa.',
  liked: 'Kun nuna sha’awa ga waɗannan bayanan kai!',
  alreadyLiked: 'An nuna sha’awa',
  message: 'Aika saƙo <name></name>',
  sent: {
    title: 'Kun nuna sha’awa!',
    to: (name) => `Ga bayanan ${name}.`,
    undo: 'Janye',
    browse: 'Ci gaba da dubawa',
  },
  tiles: {
    total: 'Jimla',
    average: 'Matsakaicin dacewa',
    visible: 'Kuna gani',
    verified: 'An tabbatar',
  },
  list: 'Waɗanda suka nuna sha’awa',
  title: 'Waɗanda suka nuna muku sha’awa',
  sortBy: 'Jera bisa',
  orders: {
    recent: 'Na baya-bayan nan',
    compatibility: 'Mafi dacewa',
    verified: 'Waɗanda aka tabbatar da farko',
    photos: 'Masu hotuna da yawa',
  },
  layout: 'Tsari',
  views: { grid: 'Hotuna', list: 'Jeri' },
  premium: 'Sai da zama mamba na biya',
  newLike: 'Sabo!',
  likedYou: (day) =>
    /\d{4}/.test(day)
      ? `An nuna sha’awa ga bayanan kanku a ranar ${day}`
      : `An nuna sha’awa ga bayanan kanku ${day.toLowerCase()}`,
  noBio: 'Babu taƙaitaccen bayani',
  resume: {
    title: 'An dakatar da bayanan kanku na ɗan lokaci',
    text: (name) =>
      `Bayanan kanku ba sa bayyana ga ${name} yayin da aka dakatar da su. Ku dawo da su don sha’awar da kuka nuna ta isa.`,
    notNow: 'Ba yanzu ba',
    confirm: 'Dawo da su, nuna sha’awa',
    failed: 'Ba mu iya dawo da bayanan kanku ba. Ku sake gwadawa.',
  },
}
