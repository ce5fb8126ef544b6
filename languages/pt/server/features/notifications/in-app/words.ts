import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/notifications/in-app/words'

export const words: typeof en = {
  someone: 'Alguém',
  formerMember: 'um membro',
  match: (name) => ({
    title: 'Nova afinidade!',
    message: `Entre si e ${name}, o interesse é recíproco. Diga olá!`,
  }),
  message: (name) => ({
    title: 'Nova mensagem',
    message: `${name} escreveu-lhe.`,
  }),
  like: (name) => ({
    title: 'Novo «Gosto»!',
    message: `${name} gostou do seu perfil.`,
  }),
  unanswered: (name) => ({
    title: 'Esperam pela sua resposta',
    message: `${name} escreveu-lhe há três dias e gostaria de ter notícias suas.`,
  }),
  profile: {
    title: 'Complete o seu perfil',
    message:
      'Os membros olham primeiro para os perfis que dizem mais. No seu ainda há algumas respostas em branco.',
  },
  views: {
    title: 'Visitas ao seu perfil',
    message: 'Houve membros que viram o seu perfil esta semana. Veja quantos no Início.',
  },
  report: {
    title: 'Sobre a sua denúncia',
    message: 'Analisámos o que denunciou. Veja o que resultou.',
  },
  statement: {
    title: 'Sobre a sua conta',
    message: 'A nossa equipa tomou uma decisão sobre a sua conta. Leia com atenção.',
  },
  verification_asked: (name) => ({
    title: 'Quer verificar o seu perfil?',
    message: `${name} gostaria de ver um selo azul no seu perfil. A decisão é sua.`,
  }),
  verification_call: {
    title: 'A sua chamada de vídeo',
    message: 'Está marcada. Veja quando e onde nos encontramos.',
  },
  verification_approved: {
    title: 'O seu perfil está verificado',
    message: 'Agora tem um selo azul.',
  },
  verification_rejected: {
    title: 'Não foi possível verificar o seu perfil',
    message: 'Veja porquê, e o que pode fazer.',
  },
  verification_expired: {
    title: 'O seu selo terminou',
    message: 'Passou um ano desde que comparámos as suas fotos. Pode verificar de novo o seu perfil.',
  },
  contact_banned: (name) => ({
    title: `Sobre ${name}`,
    message: `Removemos a conta de ${name}, porque violou as nossas regras sobre dinheiro ou identidades falsas. É possível que se trate de uma burla. Nunca envie dinheiro, e nunca partilhe dados bancários ou códigos. Se enviou dinheiro, peça já ao seu banco ou operador de mobile money que anule o pagamento, e guarde a conversa. Leia o que mais pode fazer e como nos contactar.`,
  }),
  contact_cleared: (name) => ({
    title: `Uma retificação sobre ${name}`,
    message: `Dissemos-lhe que tínhamos removido a conta de ${name}. Essa decisão estava errada, e anulámo-la. Não temos motivo para lhe fazer avisos, e pedimos desculpa.`,
  }),
  inactivity: {
    title: 'Há algum tempo que não nos visita',
    message: `Ao fim de ${INACTIVE_AFTER_DAYS} dias sem visita, deixamos de sugerir um perfil. A partir da visita seguinte, voltamos a sugeri-lo.`,
  },
  saved_search: {
    title: 'Uma nova pessoa',
    message: 'Há uma nova pessoa que corresponde a uma pesquisa que guardou. Veja quem é.',
  },
}
