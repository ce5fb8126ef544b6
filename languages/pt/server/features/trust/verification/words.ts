import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/trust/verification/words'

const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'Não conseguimos ter a certeza de que as fotos tiradas no momento e as do seu perfil mostram a mesma pessoa. Ajudam fotos recentes, que mostrem bem o seu rosto.',
  not_clear:
    'As fotos tiradas no momento estavam demasiado escuras ou desfocadas. Tire-as de novo à luz do dia, sem filtro.',
  wrong_turn: 'Na segunda foto, a cabeça não estava virada como pedimos.',
  wrong_code: 'Não conseguimos ler o código no papel, ou era outro.',
  not_live: 'As fotos pareciam tiradas de um ecrã ou de outra imagem.',
  photos_unclear:
    'As fotos do seu perfil não mostram o rosto com clareza suficiente para comparar. Escolha primeiro uma foto principal mais nítida.',
  missed_call:
    'Não conseguimos falar consigo na chamada. Peça outra ou envie antes fotos tiradas no momento.',
}

const compared = {
  pictures:
    'Duas pessoas da nossa equipa compararam as fotos tiradas no momento com as fotos do seu perfil. As primeiras foram eliminadas.',
  call: 'Duas pessoas da nossa equipa compararam o seu rosto, na chamada, com as fotos do seu perfil.',
}
const rejected = {
  kept: 'Desta vez não foi possível renovar o seu selo',
  ended: 'O seu selo terminou',
  none: 'Desta vez não foi possível verificar o seu perfil',
}
const whatChanges = {
  kept: 'O seu selo mantém-se até ao fim do prazo.',
  ended: 'O seu perfil já não mostra o selo, porque deixámos de ter a certeza de quem está nas suas fotos.',
  none: 'Nada mais muda para si.',
}

export const words: typeof en = {
  call: (name, link) => ({
    subject: 'A sua chamada de vídeo',
    preview: 'Veja quando e onde nos encontramos.',
    heading: 'A sua chamada de vídeo está marcada',
    name,
    paragraphs: [
      'Quando e onde nos encontramos está na sua página de verificação, na hora do seu dispositivo. Se não lhe convier, retire lá o seu pedido e faça um novo.',
    ],
    action: { label: 'Ver a chamada', link },
  }),
  approved: (name, kind) => ({
    subject: 'O seu perfil está verificado',
    preview: 'Agora tem um selo azul.',
    heading: 'O seu perfil tem agora um selo azul',
    name,
    paragraphs: [
      `${compared[kind]} O seu selo é válido durante ${VERIFIED_MONTHS} meses, e termina antes se mudar a foto principal, a data de nascimento ou o género.`,
    ],
  }),
  rejected: (name, { kind, reason, badge }, link) => ({
    subject: rejected[badge],
    preview: 'Pode tentar de novo a qualquer momento.',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? 'As fotos tiradas no momento foram eliminadas. ' : ''}Não o dizemos a mais ninguém. ${whatChanges[badge]} Pode tentar de novo a qualquer momento.`,
    ],
    action: { label: 'Tentar de novo', link },
  }),
  startedOften: 'Hoje já começou muitas vezes.',
  askedOften: 'Hoje já pediu várias vezes.',
  askedMany: 'Hoje já pediu a muitas pessoas.',
}
