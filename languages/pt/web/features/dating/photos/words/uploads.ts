import type * as en from '@ndoa/web/features/dating/photos/words/uploads'

export const uploads: typeof en.uploads = {
  choose: 'Escolher uma foto',
  yourPhoto: 'A sua foto',
  shown: 'Os outros já a podem ver.',
  shownLater: 'Os outros poderão vê-la depois de a analisarmos.',
  waiting: 'À espera…',
  offline: 'À espera da rede',
  uploading: (file) => `A enviar ${file}`,
  percent: (percent) => `${percent}%`,
  checking: 'A verificar…',
  done: 'Foto enviada!',
  failed: 'Não foi possível enviar a foto',
  someFailed: 'Não foi possível enviar algumas fotos.',
  tooMany: (most) => `Pode ter, no máximo, ${most} fotos.`,
  wrongType: 'Escolha uma foto em JPEG, PNG ou WebP.',
  tooSmall: (pixels) =>
    `Esta foto é demasiado pequena. Escolha uma com pelo menos ${pixels} píxeis no lado mais curto.`,
  tooNarrow: (times) =>
    `Esta foto é demasiado estreita. Escolha uma cujo lado maior tenha no máximo ${times} vezes o menor.`,
  tooLarge: (megabytes) => `Esta foto tem mais de ${megabytes} MB. Escolha uma mais pequena.`,
  notCropped: 'Este dispositivo não conseguiu recortar esta foto. Escolha outra.',
}

export const crop: typeof en.crop = {
  title: 'Recortar a foto',
  text: 'Arraste para a mover e amplie, se quiser.',
  use: 'Usar esta foto',
  frame: 'A sua foto. As setas movem-na.',
  zoom: 'Zoom',
  zoomOut: 'Reduzir',
  zoomIn: 'Ampliar',
  move: 'Mover a foto',
  moves: {
    left: 'Mover a foto para a esquerda',
    up: 'Mover a foto para cima',
    down: 'Mover a foto para baixo',
    right: 'Mover a foto para a direita',
  },
}
