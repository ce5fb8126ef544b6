import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/accounts/sign-in/words'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES =
  'O link serve uma só vez, durante 15 minutos. Não o reencaminhe: quem o abrir inicia sessão na sua conta.'

export const words: typeof en = {
  confirmation: (link) => ({
    subject: 'Confirme o seu endereço de e-mail',
    preview: 'Só falta um clique.',
    heading: 'Karibu! Boas-vindas.',
    paragraphs: [
      `Boas-vindas à ${BRAND}. Só falta um clique para conhecer pessoas que também querem casar.`,
      'Confirme que este endereço de e-mail é seu:',
    ],
    action: { link, label: 'Confirmar o meu endereço de e-mail' },
    closing: [
      'O link serve uma só vez, no prazo de 24 horas. Se o abrir num navegador diferente daquele em que se registou, também lhe será pedida a palavra-passe.',
      `Alguém se registou na ${BRAND} com este endereço. Se foi outra pessoa, não precisa de fazer nada: ninguém pode usar o seu endereço sem este link.`,
    ],
  }),
  signIn: (link, name) => ({
    subject: `O seu link para iniciar sessão na ${BRAND}`,
    preview: 'É válido durante 15 minutos.',
    heading: 'O seu link para iniciar sessão',
    ...(name && { name }),
    paragraphs: ['Pediu um link para iniciar sessão sem palavra-passe. Aqui está:'],
    action: { link, label: 'Iniciar sessão' },
    closing: [FIFTEEN_MINUTES, 'Se não o pediu, não precisa de fazer nada.'],
  }),
  reset: (link, name) => ({
    subject: `Escolha uma nova palavra-passe da ${BRAND}`,
    preview: 'O seu link é válido durante 15 minutos.',
    heading: 'Escolha uma nova palavra-passe',
    ...(name && { name }),
    paragraphs: [
      'Pediu para escolher uma nova palavra-passe. Este link inicia sessão na sua conta e permite escolhê-la:',
    ],
    action: { link, label: 'Escolher uma nova palavra-passe' },
    closing: [
      FIFTEEN_MINUTES,
      'Se não o pediu, não precisa de fazer nada: a sua palavra-passe continua a ser a mesma.',
    ],
  }),
  code: (code) => ({
    subject: `O seu código da ${BRAND}`,
    preview: 'Serve para confirmar que este endereço é seu.',
    heading: 'Este endereço é seu?',
    paragraphs: [
      'Alguém quer usar este endereço de e-mail para iniciar sessão numa conta. Se o pedido é seu, introduza este código para o confirmar:',
    ],
    code,
    closing: [
      `É válido durante ${PHONE_CODE_MINUTES} minutos. Se o pedido não é seu, não precisa de fazer nada: sem o código, nada acontece.`,
    ],
  }),
  /** GSM-7 only, which rules out «código». */
  phoneCode: (code) =>
    `${code} - introduza isto para continuar na ${BRAND}. Serve durante ${PHONE_CODE_MINUTES} minutos. A equipa da ${BRAND} nunca lho vai pedir.`,
  networkUsedUp: (seconds) =>
    `Demasiadas tentativas a partir da sua rede. Tente de novo dentro de ${waiting(seconds)}, ou escolha «Esqueceu-se da palavra-passe?» para iniciar sessão por e-mail.`,
  linkIfRight: (seconds) =>
    `Demasiadas tentativas a partir da sua rede. Se o e-mail e a palavra-passe estiverem certos, enviámos-lhe um link para iniciar sessão. Se não, tente de novo dentro de ${waiting(seconds)}.`,
}
