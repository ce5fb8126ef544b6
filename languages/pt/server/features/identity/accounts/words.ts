import { BRAND } from '@ndoa/contract/brand'
import type { words as en, NoticeWords } from '@ndoa/server/features/identity/accounts/words'
import { waiting } from '../../shared/words.ts'

// `short` is a text message in GSM-7, which lacks ã, õ, á, í, ó, ú, â, ê, ô and ç.

const NOT_YOU = 'Se foi outra pessoa, entre na conta e verifique os dados de acesso.'

/** Variants for mails and for text messages, whose alphabet lacks ç and ú. */
interface Contact {
  thing: string
  short: string
}

const contactChanged = ({ thing, short }: Contact): NoticeWords => ({
  subject: `A sua conta ${BRAND} tem um novo ${thing}`,
  heading: `Um novo ${thing}`,
  paragraphs: [`Foi alterado agora mesmo e confirmado com um código enviado para o novo ${thing}.`],
  otherwise:
    'Se a alteração é sua, não precisa de fazer nada. Se não, mude já a palavra-passe e verifique as suas definições de segurança:',
  short: `${short} da sua conta ${BRAND} mudou. Se foi outra pessoa, escreva-nos a partir do nosso site.`,
})

export const words: typeof en = {
  preview: 'Se foi iniciativa sua, não precisa de fazer nada.',
  securitySettings: 'Definições de segurança',
  passwordChanged: {
    subject: `A sua palavra-passe da ${BRAND} foi alterada`,
    heading: 'A sua palavra-passe foi alterada',
    paragraphs: [
      'A sua palavra-passe foi alterada agora mesmo, e a sessão foi terminada em todos os seus outros dispositivos.',
    ],
    otherwise:
      'Se a alteração é sua, não precisa de fazer nada. Se não, escolha já uma nova palavra-passe e verifique as suas definições de segurança:',
    short: `A palavra-passe da sua conta ${BRAND} mudou. ${NOT_YOU}`,
  },
  secondFactorOn: {
    subject: `O início de sessão em dois passos está ativado na sua conta ${BRAND}`,
    heading: 'O início de sessão em dois passos está ativado',
    paragraphs: [
      'A partir de agora, cada início de sessão pede um código da sua aplicação de autenticação. A sessão foi terminada nos seus outros dispositivos.',
      'Guarde os seus códigos de recuperação num lugar a que possa chegar sem o telemóvel.',
    ],
    otherwise: 'Se outra pessoa o ativou, verifique já as suas definições de segurança:',
    short: `A sua conta ${BRAND} pede agora dois passos para entrar. ${NOT_YOU}`,
  },
  secondFactorOff: {
    subject: `O início de sessão em dois passos está desativado na sua conta ${BRAND}`,
    heading: 'O início de sessão em dois passos está desativado',
    paragraphs: ['O início de sessão deixou de pedir um código da sua aplicação de autenticação.'],
    otherwise:
      'Se outra pessoa o desativou, mude já a palavra-passe e verifique as suas definições de segurança:',
    short: `A sua conta ${BRAND} deixou de pedir dois passos para entrar. ${NOT_YOU}`,
  },
  secondFactorWrong: {
    subject: `Alguém tentou iniciar sessão na sua conta ${BRAND}`,
    heading: 'Impedimos um início de sessão',
    paragraphs: [
      'Alguém completou o primeiro passo do início de sessão na sua conta, muito provavelmente com a sua palavra-passe, mas introduziu depois um código errado. Essa pessoa não conseguiu entrar.',
    ],
    otherwise: 'Se a tentativa é sua, não precisa de fazer nada. Se não, mude agora a palavra-passe:',
    short: `Alguém deu o primeiro passo para entrar na sua conta ${BRAND}, mas errou no segundo. Se foi outra pessoa, mude a palavra-passe.`,
  },
  signedInOn: (device) => ({
    subject: `Novo início de sessão na sua conta ${BRAND}`,
    heading: 'Um novo início de sessão',
    paragraphs: [`Alguém iniciou sessão na sua conta num novo dispositivo: ${device}.`],
    otherwise:
      'Se o dispositivo é seu, não precisa de fazer nada. Se não, termine a sessão nesse dispositivo e mude a palavra-passe:',
    short: `Nova entrada na sua conta ${BRAND}: ${device}. ${NOT_YOU}`,
  }),
  emailChanged: contactChanged({ thing: 'endereço de e-mail', short: 'O e-mail' }),
  phoneChanged: contactChanged({ thing: 'número de telefone', short: 'O telefone' }),
  device: (browser, system) => `${browser} em ${system}`,
  unknownDevice: 'um dispositivo desconhecido',
  noTokenInBrowser: 'Os navegadores guardam a sessão num cookie',
  noCodesHere: (seconds) =>
    `De momento não é possível iniciar sessão por SMS num novo dispositivo. Use o seu endereço de e-mail ou tente de novo dentro de ${waiting(seconds)}.`,
  codesUsedUp: (seconds) =>
    `De momento não podemos enviar mais SMS para o seu país. Use o seu endereço de e-mail ou tente de novo dentro de ${waiting(seconds)}.`,
  passwordUpdated:
    'A sua palavra-passe foi alterada. Da próxima vez que iniciar sessão, use a nova palavra-passe.',
}
