import type { rejections as en } from '@ndoa/web/features/dating/photos/words/rejections'

export const rejections: typeof en = {
  no_face: 'Não se vê o seu rosto. Escolha uma foto que o mostre bem.',
  several_people: 'Mostra várias pessoas. Escolha uma em que não apareça mais ninguém.',
  not_the_member: 'Parece mostrar outra pessoa. Escolha uma foto sua.',
  child: 'Mostra uma criança, e aqui não mostramos crianças. Escolha uma foto sua.',
  sexual: 'Esta foto é demasiado reveladora. Escolha outra.',
  violence: 'Mostra violência ou uma arma. Escolha outra.',
  contact_details:
    'Mostra um número de telefone, um endereço ou outro meio de contacto. Escolha uma sem isso.',
  unclear: 'Está demasiado escura ou desfocada. Escolha uma tirada à luz do dia, sem filtro.',
}
