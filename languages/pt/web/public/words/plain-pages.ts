import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/plain-pages'

export const words: typeof en = {
  start: 'Ir para a página inicial',
  notFound: {
    title: 'Página não encontrada',
    description: 'Esta página não existe ou mudou de endereço.',
    text: 'Esta página não existe ou mudou de endereço. Mas a pessoa que procura talvez ainda esteja aqui.',
    dashboard: 'Ir para o meu início',
    tell: 'Diga-nos o que aconteceu',
  },
  error: {
    title: 'Algo correu mal',
    description: 'Algo correu mal do nosso lado.',
    text: (address) =>
      `A culpa é nossa, não sua. Tente de novo dentro de momentos. Se continuar a acontecer, escreva para <mail>${address}</mail>.`,
  },
  offline: {
    title: 'Não tem ligação à internet',
    description: 'Esta página precisa de ligação à internet.',
    text: `Esta página precisa de ligação à internet. A própria ${BRAND} abre sem ela e carrega as suas afinidades e mensagens quando a ligação voltar.`,
    open: `Abrir a ${BRAND}`,
    tryStart: 'Tentar de novo a página inicial',
  },
  oldBrowser: {
    title: 'O seu navegador é demasiado antigo',
    description: `${BRAND} precisa de um navegador mais recente.`,
    text: (address) =>
      `${BRAND} precisa do Chrome 92, Firefox 102, Safari 15 ou de uma versão mais recente. Atualize o navegador ou o telemóvel, ou instale outro navegador, e abra ${BRAND} de novo. Se não for possível, escreva para <mail>${address}</mail> e nós ajudamos.`,
    tryAgain: 'Tentar de novo',
    contact: 'Contacte-nos',
  },
}
