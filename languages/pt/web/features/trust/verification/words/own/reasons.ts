import type * as en from '@ndoa/web/features/trust/verification/words/own/reasons'

export const reasons: typeof en.reasons = {
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

export const ends: typeof en.ends = {
  member: 'Renunciou ao selo.',
  time: 'O prazo terminou.',
  renewed: 'O seu perfil foi verificado de novo.',
  main_photo: 'Tem uma nova foto principal, que ainda não comparámos.',
  gender: 'Mudou o género.',
  date_of_birth: 'Mudou a data de nascimento.',
  ban: 'A sua conta foi encerrada.',
  rejected: 'O seu selo terminou, porque já não temos a certeza de quem está nas suas fotos.',
}
