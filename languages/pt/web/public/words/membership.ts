import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/membership'

export const words: typeof en = {
  title: 'Planos',
  description: `O que um plano pago acrescenta na ${BRAND}, quanto custa no seu país e como recuperar o seu dinheiro.`,
  subtitle:
    'Encontrar pessoas, gostar de perfis e escrever é gratuito. Um plano acrescenta alguns extras e termina por si só.',
  prices: {
    title: 'Preços',
    country: 'País onde vive',
    elsewhere: 'Todos os outros países',
    months: { one: '{count} mês', many: '{count} meses', other: '{count} meses' },
    aMonth: '{price} por mês',
    tax: 'Todos os preços incluem impostos. Paga exatamente o que vê aqui.',
    methods: {
      card: 'Pague com cartão.',
      mobile_money: 'Pague com cartão ou com mobile money.',
    },
    choose: 'Escolher {tier}',
  },
  adds: {
    clear_photos: 'Fotos nítidas de membros que desfocam as suas para quem não tem um plano pago',
    text_alerts: 'Até 30 alertas por SMS por mês, em vez de 8',
    saved_searches: 'Pesquisas guardadas que avisam quando encontram uma nova pessoa',
  },
  free: {
    title: 'Sempre gratuito',
    text: 'Aqui ninguém paga pela segurança, pela privacidade ou pela oportunidade de conhecer alguém.',
    list: [
      'Sugestões, percentagens e as razões por detrás delas',
      '«Gostos», e ver quem gosta do seu perfil',
      'Escrever quando o interesse é recíproco, e todo o seu histórico',
      'Todos os filtros e critérios de exclusão',
      'Bloquear, denunciar, verificação e todas as definições de privacidade',
      'Mostrar as suas fotos só às pessoas que escolher',
      'Apoio, descarregar os seus dados e eliminar a conta',
    ],
    noBoosts: 'Não há destaques pagos. Nenhum plano põe alguém mais acima numa lista.',
  },
  fair: {
    title: 'Sem surpresas',
    list: [
      '<strong>O plano termina por si só.</strong> A renovação está desligada, a não ser que a ligue, e só existe com cartão. Enviamos-lhe um e-mail uma semana antes, com o preço exato.',
      '<strong>Pare a renovação com um só toque</strong> nas Definições, ou com o link de qualquer recibo, sem iniciar sessão.',
      '<strong>Todo o dinheiro de volta durante 14 dias</strong>, uma vez por ano, com dois toques e sem perguntas. Depois de uma renovação pode sempre recebê-lo. Mais tarde devolvemos os dias que não usou. Quando compra um plano superior, este começa logo, e devolvemos os dias que não usou do outro.',
      '<strong>O mesmo preço para todos</strong> os que vivem no mesmo país, seja qual for a idade ou o género.',
      '<strong>A sua escolha é sua.</strong> Os membros que só mostram as fotos a quem escolhem continuam desfocados, pague quem pagar.',
    ],
  },
  table: { title: 'Todos os preços', where: 'País', open: 'Mostrar os preços de todos os países' },
}
