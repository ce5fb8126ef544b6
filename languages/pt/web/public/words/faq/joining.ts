import { BRAND } from '@ndoa/contract/brand'
import type { joining as en } from '@ndoa/web/public/words/faq/joining'
import { TIERS_ADD } from '../phrases.ts'

export const joining: typeof en = {
  title: 'Registo',
  entries: {
    whoCanJoin: {
      question: 'Quem pode registar-se?',
      text: [
        'Qualquer pessoa com 18 anos ou mais, livre para casar, que procure uma pessoa para um compromisso sério e use a sua identidade verdadeira.',
      ],
    },
    cost: {
      question: 'Quanto custa?',
      text: [
        'Registar-se, encontrar alguém, gostar de perfis e escrever quando o interesse é recíproco é gratuito, e o que hoje é gratuito continuará a sê-lo. Um <membership>plano pago</membership> acrescenta alguns extras, por um preço que depende do país onde vive, nunca da idade ou do género.',
      ],
    },
    membership: {
      question: 'O que acrescenta um plano pago?',
      text: [{ list: TIERS_ADD }],
    },
    paying: {
      question: 'Como pago?',
      text: [
        'Nas Definições, em Plano: com cartão ou, em muitos países africanos, com mobile money. Paga uma só vez, por 1, 3 ou 12 meses, na página da empresa de pagamentos; o número do seu cartão nunca chega até nós. Nada se renova, a não ser que ligue a renovação.',
      ],
    },
    phoneNumber: {
      question: 'Posso registar-me com o meu número de telefone?',
      text: [
        'Sim. Escolha «Telefone», introduza o seu número e escreva o código de seis algarismos que lhe enviamos. Mais ninguém vê o seu número, nunca.',
      ],
    },
    confirmationEmail: {
      question: 'Não recebi o e-mail de confirmação.',
      text: [
        'Veja na sua pasta de spam e depois prima «Reenviar o e-mail» na página que lhe pede que abra o link. O link mais recente é o que funciona.',
      ],
    },
    forgotPassword: {
      question: 'Esqueci-me da palavra-passe.',
      text: [
        'Prima «Esqueceu-se da palavra-passe?» na <login>página de início de sessão</login>. Enviamos-lhe por e-mail um link que inicia sessão e permite escolher uma nova.',
      ],
    },
    app: {
      question: 'Há uma aplicação?',
      text: [
        `As aplicações para Android e iPhone estão a caminho. Até lá, abra este site no seu telemóvel e escolha «Adicionar ao ecrã principal» no menu do navegador: a ${BRAND} passa a abrir como uma aplicação, arranca sem rede e quase não ocupa espaço.`,
      ],
    },
  },
}
