import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/contact'

export const words: typeof en = {
  title: 'Contacto',
  description: `Escreva à ${BRAND}: perguntas, ajuda técnica, segurança, negócios, imprensa e privacidade.`,
  subtitle: `Escreva a qualquer hora, todos os dias. Uma pessoa responde no prazo de ${CONTACT_DUE_HOURS} horas.`,
  methods: {
    title: 'Ou envie-nos um e-mail',
    general: { name: 'Geral', text: 'Perguntas sobre nós e sobre o registo' },
    technical: { name: 'Técnico', text: 'Algo não está a funcionar' },
    safety: { name: 'Segurança', text: 'Burla, abuso, alguém em perigo' },
    business: { name: 'Negócios', text: 'Trabalhar em conjunto' },
    press: { name: 'Imprensa', text: 'Para jornalistas' },
    privacy: { name: 'Privacidade', text: 'Os seus dados e os seus direitos' },
  },
  answers: {
    title: 'Respostas rápidas',
    text: 'Muitas perguntas têm resposta nas <faq>perguntas frequentes</faq>.',
  },
  inDanger: `Ligue primeiro à polícia. Depois escreva-nos, na categoria «Segurança»: vemos essas mensagens no prazo de ${CONTACT_SAFETY_DUE_HOURS} horas.`,
  member: {
    title: 'Sobre um membro?',
    text: 'Se tem a sessão iniciada, denuncie-o a partir dos três pontos ao lado do nome: assim vemos a que se refere, e pode ver o que resulta. Sem conta, <report>diga-nos aqui</report>. O que fazemos está nas <rules>regras da comunidade</rules>.',
  },
  follow: 'Siga-nos',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'Envie-nos uma mensagem',
    needsScripts: (address) =>
      `Para enviar a partir desta página é preciso JavaScript. Sem ele, escreva para <mail>${address}</mail>.`,
    name: 'Nome',
    email: 'E-mail',
    subject: 'Assunto',
    category: 'Categoria',
    chooseCategory: 'Escolha uma categoria',
    categories: {
      general: 'Geral',
      technical: 'Técnico',
      account: 'Conta',
      safety: 'Segurança',
      billing: 'Faturação',
      feedback: 'Opinião',
      partnership: 'Parceria',
      press: 'Imprensa',
      other: 'Outro assunto',
    },
    message: 'Mensagem',
  },
  invalidEmail: 'Introduza um endereço de e-mail válido',
  tryAgain: 'Tente de novo ou contacte-nos diretamente',
  sending: {
    needed: {
      name: 'Indique o nome',
      email: 'Indique o e-mail',
      subject: 'Indique o assunto',
      category: 'Escolha a categoria',
      message: 'Escreva a mensagem',
    },
    send: 'Enviar a mensagem',
    sending: 'A enviar a mensagem…',
    sent: 'Mensagem enviada',
    thanks: 'Obrigado! Respondemos no prazo de 24 horas, e enviámos-lhe uma confirmação por e-mail.',
    failed: 'Não foi possível enviar a mensagem',
    tooMany: {
      one: 'Enviou muitas mensagens. Tente de novo dentro de {count} minuto ou contacte-nos diretamente',
      other: 'Enviou muitas mensagens. Tente de novo dentro de {count} minutos ou contacte-nos diretamente',
    },
  },
}
