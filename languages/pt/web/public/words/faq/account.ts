import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import type { account as en } from '@ndoa/web/public/words/faq/account'

export const account: typeof en = {
  title: 'A sua conta',
  entries: {
    pause: {
      question: 'Posso fazer uma pausa?',
      text: [
        'Sim. Ponha o seu perfil em pausa nas Definições, em «Privacidade»: mais ninguém pode encontrá-lo nem gostar dele, e as suas afinidades e conversas continuam. Ou desative aí a sua conta, em «Zona de perigo»: ninguém vê o seu perfil e não recebe notificações, mas as suas afinidades e mensagens são conservadas. Inicie sessão de novo, e está de volta.',
      ],
    },
    deletion: {
      question: 'Como elimino a minha conta?',
      text: [
        'Nas Definições, em «Zona de perigo»; antes, se quiser, faça uma cópia dos seus dados. A eliminação remove definitivamente o seu perfil, as suas fotos, afinidades, conversas e definições. Ninguém, nem mesmo nós, os pode recuperar.',
      ],
    },
    help: {
      question: 'Como posso obter ajuda?',
      text: [
        'Através da <contact>página Contacto</contact>, 24 horas por dia, 7 dias por semana. Uma pessoa responde no prazo de 24 horas.',
      ],
    },
    cancelling: {
      question: 'Como termino um plano pago e recebo o dinheiro de volta?',
      text: [
        `Não é preciso: termina por si só. Se ligou a renovação, «Parar a renovação» nas Definições, em Plano, desliga-a com um só toque, e o link de qualquer recibo ou lembrete também, sem iniciar sessão. Para receber o dinheiro de volta, toque aí em «Desistir»: todo, nos ${WITHDRAWAL_DAYS} dias depois de pagar, uma vez por ano, e sempre depois de uma renovação; mais tarde, os dias que não usou.`,
      ],
    },
  },
}
