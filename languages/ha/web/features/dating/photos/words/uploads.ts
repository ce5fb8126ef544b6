import type * as en from '@ndoa/web/features/dating/photos/words/uploads'

export const uploads: typeof en.uploads = {
  choose: 'Zaɓi hoto',
  yourPhoto: 'Hotonku',
  shown: 'Daga yanzu wasu suna ganin sa.',
  shownLater: 'Wasu za su gan shi bayan mun duba shi.',
  waiting: 'Ana jira...',
  offline: 'Ana jiran intanet',
  uploading: (file) => `Ana ɗora ${file}`,
  percent: (percent) => `${percent}%`,
  checking: 'Ana dubawa...',
  done: 'An ɗora hoto!',
  failed: 'Ba mu iya ɗora hoto ba',
  someFailed: 'Ba a iya ɗora wasu hotuna ba.',
  tooMany: (most) => `Kuna iya ɗora hotuna ${most} ne kawai.`,
  wrongType: 'Da fatan za ku zaɓi hoton JPEG, PNG ko WebP.',
  tooSmall: (pixels) =>
    `Wannan hoton ƙarami ne da yawa. Ku zaɓi wanda gajeren gefensa ya kai aƙalla pixel ${pixels}.`,
  tooNarrow: (times) =>
    `Wannan hoton siriri ne da yawa. Ku zaɓi wanda dogon gefensa bai wuce ninki ${times} na gajeren ba.`,
  tooLarge: (megabytes) => `Wannan hoto ya fi MB ${megabytes}. Da fatan za ku zaɓi ƙarami.`,
  notCropped: 'Wannan na’ura ba ta iya yanke gefen hoton ba. Da fatan za ku zaɓi wani.',
}

export const crop: typeof en.crop = {
  title: 'Yanke gefen hotonku',
  text: 'Ku ja shi don matsar da shi, ku ƙara girmansa idan kuna so.',
  use: 'Yi amfani da hoto',
  frame: 'Hotonku. Maɓallan kibiya suna matsar da shi.',
  zoom: 'Girma',
  zoomOut: 'Rage girma',
  zoomIn: 'Ƙara girma',
  move: 'Matsar da hotonku',
  moves: {
    left: 'Matsar da hoto hagu',
    up: 'Matsar da hoto sama',
    down: 'Matsar da hoto ƙasa',
    right: 'Matsar da hoto dama',
  },
}
