import type { words as en } from '@ndoa/web/public/words/membership-order'

export const words: typeof en = {
  title: 'O seu plano',
  description: 'Parar uma renovação ou recuperar o seu dinheiro, sem iniciar sessão.',
  subtitle: 'Aqui pode parar uma renovação ou recuperar o seu dinheiro, sem iniciar sessão.',
  loading: 'A carregar…',
  failed: 'Não foi possível. Tente de novo ou escreva-nos.',
  gone: 'Este link está incompleto ou tem mais de 13 meses. Inicie sessão e abra as Definições, «Plano»: aí pode parar uma renovação ou recuperar o seu dinheiro. Se não conseguir iniciar sessão, escreva-nos.',
  what: '{tier}, {term}',
  months: { one: '{count} mês', many: '{count} meses', other: '{count} meses' },
  states: {
    open: 'Ainda não recebemos {price}.',
    paid: 'Pagou {price}. O plano vai até {date}.',
    failed: 'Este pagamento não se concluiu. Nada foi cobrado.',
    expired: 'Este pagamento não se concluiu. Nada foi cobrado.',
    refunding: 'O plano terminou, e {price} vão a caminho de si.',
    refunded: 'O plano terminou, e devolvemos-lhe {price}.',
  },
  renews: 'Renova-se automaticamente.',
  ends: 'Termina por si só.',
  all: 'Recebe tudo de volta: {price}. O plano termina agora.',
  rest: 'Recebe o resto de volta: {price}. O plano termina agora.',
  unused: 'Recebe de volta {price} pelos dias que não usou. O plano termina agora.',
  actions: {
    stop: 'Parar a renovação',
    withdraw: 'Desistir e recuperar o meu dinheiro',
    confirm: 'Confirmar a desistência',
    keep: 'Manter o plano',
  },
}
