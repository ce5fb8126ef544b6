import type { words as en } from '@ndoa/web/features/notifications/deliveries/words'

export const words: typeof en = {
  byKind: 'Escolher por tipo de novidade e definir as horas de silêncio',
  loading: 'A carregar…',
  failed: 'Não foi possível carregar',
  notSaved: 'Não ficou guardado. Tente de novo.',
  grid: 'O que lhe dizemos, e por que via',
  news: 'Novidades',
  channels: { push: 'Push', mail: 'E-mail', sms: 'SMS' },
  kinds: {
    match: 'Novas afinidades',
    message: 'Mensagens',
    like: '«Gostos»',
    search: 'Pesquisas guardadas',
    views: 'Visitas ao perfil',
    reminder: 'Lembretes',
  },
  cell: (kind, channel) => `${kind}: ${channel}`,
  night: 'Horas de silêncio',
  nightHint:
    'De noite guardamos todas as novidades e damos-lhas de manhã. Os códigos e os avisos sobre a sua conta chegam sempre.',
  starts: 'Das',
  ends: 'Às',
  zone: (zone) => `O seu fuso horário: ${zone}`,
  missing: {
    phone: 'Para receber SMS, precisa de um número de telefone confirmado. <a>Adicione o seu número</a>',
    address: 'A sua conta ainda não tem um endereço de e-mail. <a>Adicione o seu endereço</a>',
    confirmation: 'Ainda não confirmou o seu endereço de e-mail. <a>Confirme o seu endereço</a>',
  },
  mail: {
    undeliverable:
      'Os e-mails para o seu endereço foram devolvidos, por isso já não os enviamos. <a>Mude de endereço</a>, ou inicie sessão uma vez por um link enviado por e-mail: assim sabemos que volta a funcionar.',
    complained:
      'Marcou um e-mail nosso como spam, por isso não enviamos novidades por e-mail. <a>Mude de endereço</a> se quiser voltar a recebê-las.',
  },
}
