import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/success-stories'

export const words: typeof en = {
  title: 'Histórias felizes',
  description: `A página dos casais que se conheceram na ${BRAND}, no continente e na diáspora. Foi o vosso caso? Contem-nos a vossa história.`,
  subtitle: 'O que pode acontecer quando duas pessoas sabem o que procuram.',
  start: 'Comece a sua',
  tell: 'Conte-nos a sua história',
  yours: {
    title: 'A vossa história',
    text: [
      'Conheceram-se aqui? <contact>Contem-nos</contact>. Nunca publicamos uma história sem o consentimento de ambos, e retiramo-la assim que um dos dois o pedir.',
    ],
  },
  none: {
    title: 'Ainda não há histórias',
    text: [
      'Cada história nesta página será sobre um casal real, contada por ele. Ainda não temos nenhuma para partilhar, e não vamos inventar uma. A vossa pode ser a primeira.',
    ],
  },
}
