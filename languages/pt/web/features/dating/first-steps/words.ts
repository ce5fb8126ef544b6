import type { words as en } from '@ndoa/web/features/dating/first-steps/words'

export const words: typeof en = {
  title: 'Primeiros passos',
  steps: {
    photo: {
      title: 'Adicione uma foto sua',
      text: 'O seu rosto, com boa luz, sem mais ninguém na imagem.',
    },
    faith: {
      title: 'A sua fé',
      text: 'Para muitas famílias vem em primeiro lugar; por isso é o que mais conta.',
    },
    roots: { title: 'As suas raízes', text: 'As línguas que fala e o povo de onde vem.' },
    family: {
      title: 'Planos de família',
      text: 'É melhor para ambos sabê-lo cedo. Pode guardar cada resposta para si.',
    },
    bio: {
      title: 'Umas palavras sobre si',
      text: 'Duas ou três frases bastam. Escolha um começo, se quiser.',
    },
    wishes: {
      title: 'Quem procura?',
      text: 'Mais ninguém vê estas respostas. Usamo-las para escolher quem lhe sugerir.',
    },
  },
  place: (place, total, title) => `Passo ${place} de ${total}<more>: ${title}</more>`,
  later: 'Mais tarde',
  skip: 'Saltar',
  saving: 'A guardar…',
  finish: 'Ver quem combina comigo',
  notSaved: 'As respostas não foram guardadas. Tente de novo.',
  languages: 'Línguas que fala',
  keepPrivate: 'Manter privado: não é mostrado nem conta na sua compatibilidade',
  waysToBegin: 'Maneiras de começar',
  beginnings: [
    'Num bom domingo, eu',
    'A minha mãe diria que eu',
    'O lar que espero construir',
    'Vamos dar-nos bem se',
    'Para mim, a fé é',
  ],
  genders: { Female: 'Uma mulher', Male: 'Um homem' },
}
