import type * as en from '@ndoa/web/features/dating/photos/words/uploads'

export const uploads: typeof en.uploads = {
  choose: 'Chagua picha',
  yourPhoto: 'Picha yako',
  shown: 'Kuanzia sasa wengine wanaiona.',
  shownLater: 'Wengine wataiona tukishaikagua.',
  waiting: 'Inasubiri...',
  offline: 'Inasubiri mtandao',
  uploading: (file) => `Inapakia ${file}`,
  percent: (percent) => `${percent}%`,
  checking: 'Inakagua...',
  done: 'Picha imepakiwa!',
  failed: 'Hatukuweza kupakia picha',
  someFailed: 'Baadhi ya picha hazikupakiwa.',
  tooMany: (most) => `Unaweza kupakia hadi picha ${most} tu.`,
  wrongType: 'Tafadhali chagua picha ya aina ya JPEG, PNG au WebP.',
  tooSmall: (pixels) =>
    `Picha hii ni ndogo mno. Tafadhali chagua yenye angalau pikseli ${pixels} kwenye upande wake mfupi.`,
  tooNarrow: (times) =>
    `Picha hii ni nyembamba mno. Tafadhali chagua ambayo upande wake mrefu hauzidi mara ${times} ya upande mfupi.`,
  tooLarge: (megabytes) => `Picha hii inazidi MB ${megabytes}. Tafadhali chagua ndogo zaidi.`,
  notCropped: 'Kifaa hiki hakikuweza kupunguza kingo za picha hii. Tafadhali chagua nyingine.',
}

export const crop: typeof en.crop = {
  title: 'Punguza kingo za picha',
  text: 'Iburute ili kuisogeza, na uikuze ukipenda.',
  use: 'Tumia picha',
  frame: 'Picha yako. Vitufe vya mishale huisogeza.',
  zoom: 'Ukubwa',
  zoomOut: 'Fanya ndogo',
  zoomIn: 'Fanya kubwa',
  move: 'Sogeza picha yako',
  moves: {
    left: 'Sogeza picha kushoto',
    up: 'Sogeza picha juu',
    down: 'Sogeza picha chini',
    right: 'Sogeza picha kulia',
  },
}
