import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { pluralPt } from '@ndoa/contract/plural'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_MONTHS, STRIKE_DAYS, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { words as en } from '@ndoa/server/features/trust/decisions/words'
import { rules } from './words/rules.ts'

/** The rule behind a reason, as published at /community-rules. */
const rule = (reason: ReportReason) => `Regras da comunidade, «${rules[reason].title}»: ${rules[reason].rule}`

const EVERYWHERE = `Isto aplica-se em toda a ${BRAND}.`
const inDays = (days: number | null) =>
  pluralPt(days ?? 0, { one: '1 dia', many: `${days} de dias`, other: `${days} dias` })
const COURTS = 'recorrer a um tribunal ou a um organismo que resolve litígios fora dos tribunais.'
const TRUST =
  'Os membros têm de poder confiar que aqui ninguém quer as suas poupanças, seja qual for o motivo invocado.'

/** For fraud bans. */
const CONTACTS_NOTIFIED =
  'Todas as pessoas que receberam uma mensagem sua são informadas de que removemos a sua conta porque violou as nossas regras sobre dinheiro ou identidades falsas, e de como se podem proteger. Se anularmos a exclusão, são informadas de que errámos.'
const CONTACTS_CORRECTED =
  'Estamos a dizer a todas as pessoas que avisámos a seu respeito que a nossa decisão estava errada e que não há motivo para desconfiar de si.'

/** For a wrongful suspension. */
const DAYS_BACK = 'Se tinha um plano pago, os dias que perdeu foram-lhe acrescentados.'

/** Restrictions that remain after a decision is lifted. */
const stillApplies = {
  all: `Pode voltar a usar a ${BRAND} sem restrições.`,
  suspended: 'Mas a sua conta continua suspensa, por outro motivo que isto não altera.',
  slowed: 'Mas continua sem poder iniciar novas conversas, por outro motivo que isto não altera.',
}

/** Why the rule matters. */
const why: Record<ReportReason, string> = {
  money: `Pediu dinheiro ou presentes, ou convidou alguém a investir. ${TRUST}`,
  not_in_photos:
    'A pessoa das fotos não é quem usa esta conta. Os membros têm de saber com quem estão a falar.',
  underage: `O que vimos indica que tem menos de 18 anos, ou que estava envolvida uma criança. A ${BRAND} é só para adultos.`,
  threats: 'Ameaçou ou pressionou alguém. Aqui ninguém tem de ter medo de outro membro.',
  hate: 'O que escreveu ou mostrou insulta pessoas, ou trata-as com desprezo por serem quem são.',
  sexual: 'O que escreveu ou mostrou é sexual, e os membros não o pediram.',
  married: `O que vimos indica que tem um casamento ou um compromisso de casamento com alguém. Os membros da ${BRAND} estão aqui para casar.`,
  advertising: 'Ofereceu bens ou serviços, ou mandou membros para outro sítio.',
  trafficking:
    'O que vimos indica que alguém está a ser forçado ou vendido. Agimos de imediato nestes casos, para proteger as pessoas.',
  meeting: 'O que aconteceu fora deste site põe outros membros em perigo.',
  other: 'O que fez prejudica outros membros, como se descreve acima.',
}

const photos = (count: number) =>
  pluralPt(count, { one: '1 foto', many: `${count} de fotos`, other: `${count} fotos` })
const messages = (count: number) =>
  pluralPt(count, { one: '1 mensagem', many: `${count} de mensagens`, other: `${count} mensagens` })

export const words: typeof en = {
  rule,
  why,
  titles: {
    advice: 'Um conselho amigo da nossa equipa',
    content_removed: 'Removemos algo da sua conta',
    slowed: 'Durante algum tempo, não pode iniciar novas conversas',
    suspended: 'A sua conta está suspensa',
    banned: 'A sua conta está suspensa enquanto decidimos sobre uma exclusão definitiva',
  },
  decisions: {
    advice: () => 'Isto é um conselho. Nada na sua conta está limitado.',
    content_removed: (_days, removed) =>
      `${removed} Já ninguém o pode ver na ${BRAND}. O resto da sua conta não está limitado.`,
    slowed: (days, removed) =>
      `Durante ${inDays(days)}, não pode iniciar novas conversas. As que já começaram continuam. ${EVERYWHERE} ${removed}`,
    suspended: (days, removed) =>
      `Durante ${inDays(days)}, não pode usar a sua conta, e ninguém pode ver o seu perfil. ${EVERYWHERE} ${removed}`,
    banned: (_days, removed) =>
      `Estamos a ponderar uma exclusão definitiva. Uma segunda pessoa da nossa equipa decide no prazo de 24 horas. Até lá, não pode usar a sua conta, e ninguém pode ver o seu perfil. ${EVERYWHERE} ${removed}`,
  },
  removed: (list, things) => {
    const parts = [
      things.photos > 0 && photos(things.photos),
      things.messages > 0 && messages(things.messages),
      things.bio && 'a sua apresentação',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `Removemos ${list(parts)}.` : ''
  },
  strikes: {
    none: 'Não conta como infração registada.',
    one: `Durante ${STRIKE_DAYS} dias, conta como uma infração registada.`,
    two: `Durante ${SUSPENSION_STRIKE_DAYS} dias, conta como duas infrações registadas.`,
  },
  fewFacts: (week) =>
    `Na semana de ${week}, verificámos que a regra abaixo foi violada. Não dizemos mais, para que ninguém possa ser reconhecido.`,
  source: {
    reported: 'Analisámos isto porque nos foi denunciado.',
    found: 'Ninguém denunciou isto. Fomos nós que o encontrámos.',
  },
  automation: {
    program:
      'Um programa chamou-nos a atenção para isto. Não decidiu nada: alguém da nossa equipa analisou e decidiu.',
    people: 'Nenhum programa encontrou ou decidiu isto. Alguém da nossa equipa analisou e decidiu.',
  },
  appeal: `Se acha que errámos, peça aqui uma segunda análise no prazo de ${APPEAL_MONTHS} meses. É gratuita, e decide alguém que não participou nesta decisão. Também pode ${COURTS}`,
  banConfirmed: {
    title: 'A sua conta foi excluída definitivamente',
    decision: (tellsContacts) =>
      `A sua conta está excluída definitivamente. Não a pode usar, e ninguém pode ver o seu perfil. ${EVERYWHERE} Duas pessoas da nossa equipa decidiram isto, uma depois da outra.${tellsContacts ? ` ${CONTACTS_NOTIFIED}` : ''}`,
  },
  upheld: {
    title: 'Analisámos de novo, e a nossa decisão mantém-se',
    decision: (decision) => `A nossa decisão mantém-se. ${decision}`,
    appeal: `Alguém que não participou na decisão voltou a analisá-la, como pediu. Continua a poder ${COURTS}`,
  },
  lifted: (standing, isRemoved, correctsContacts, wasAppealed, wasSuspended) => ({
    title: 'Anulámos a nossa decisão',
    parts: {
      decision: `A nossa decisão anterior deixou de valer. ${stillApplies[standing]} As infrações dessa decisão já não contam, e o que ela removeu está de volta, a não ser que o tenha eliminado${isRemoved ? ' ou que outra decisão também o tenha removido' : ''}.${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} Pedimos desculpa.`,
      facts: 'Outra pessoa da nossa equipa voltou a analisar e chegou a outro resultado.',
      source: wasAppealed
        ? 'Pediu-nos que analisássemos de novo.'
        : 'Voltámos a analisar por nossa iniciativa.',
      automation: 'Nenhum programa decidiu isto. Decidiu alguém da nossa equipa.',
      rule: 'A regra que indicámos na decisão anterior não foi violada.',
      explanation: 'Por isso, nada resta da decisão anterior.',
      appeal:
        'Não resta nada para analisar de novo. Se algo não está como estava, escreva-nos através da página Contacto.',
    },
  }),
  paused: {
    title: 'Por agora, não pode iniciar novas conversas',
    parts: {
      decision: `Durante ${SHIELD_PAUSE_DAYS} dias, no máximo, não pode iniciar novas conversas. As que já começaram continuam. Isto aplica-se em toda a ${BRAND}. Termina mais cedo quando alguém da nossa equipa tiver analisado a situação. Não conta como infração registada.`,
      facts:
        'Várias das suas últimas mensagens parecem pedidos de dinheiro, de bens, de um pagamento ou de um código.',
      source: 'Foi um programa que procura pedidos de dinheiro nas mensagens que encontrou isto.',
      automation: `Um programa encontrou isto e aplicou sozinho esta limitação. Ainda ninguém da nossa equipa a analisou. Alguém o fará no prazo de ${SHIELD_DUE_HOURS} horas, e só pessoas decidem sobre tudo o resto.`,
      rule: rule('money'),
      explanation: TRUST,
      appeal: `Se acha que isto está errado, peça aqui uma segunda análise. É gratuita, e alguém da nossa equipa lê o que escrever antes de decidir. Quando a nossa equipa tiver decidido, recebe outra comunicação com os motivos, e pode pedir uma segunda análise no prazo de ${APPEAL_MONTHS} meses. Também pode ${COURTS}`,
    },
  },
  /** A text message, so GSM-7 characters only. */
  statementText: `${BRAND}: a nossa equipa decidiu sobre a sua conta. Entre na conta para ler o motivo e o que pode fazer.`,
  statementMail: (name, { title, parts }, link) => ({
    subject: `Sobre a sua conta ${BRAND}`,
    preview: 'Há algo que deve ler.',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'Ler tudo' },
    closing: ['O que verificámos está na sua conta, onde mais ninguém o lê.'],
  }),
  warning: (name, who, site) => ({
    subject: `Um aviso de segurança da ${BRAND}`,
    preview: 'Dedique um minuto a ler isto.',
    heading: 'Sobre alguém que lhe escreveu',
    name,
    paragraphs: [
      `Removemos a conta de ${who}, que lhe escreveu na ${BRAND}, porque violou as nossas regras sobre dinheiro ou identidades falsas. O nome ou as fotos podem ter sido falsos, e é possível que se trate de uma burla.`,
      'Nunca envie dinheiro a quem só conhece daqui, e nunca partilhe dados bancários, números de cartão ou códigos, seja qual for o motivo invocado.',
      'Se enviou dinheiro: peça já ao seu banco ou ao seu operador de mobile money que impeça ou anule o pagamento. Guarde a conversa e todos os recibos; o banco e a polícia podem pedi-los.',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'Ver o que pode fazer' },
    closing: [
      `Tem uma pergunta ou algo a dizer-nos? Escreva-nos: ${site}/contact`,
      'Recebe isto sejam quais forem as suas definições de notificações, porque se trata da sua segurança.',
    ],
  }),
  correction: (name, who, site) => ({
    subject: `Uma retificação da ${BRAND}`,
    preview: 'Cometemos um erro.',
    heading: 'Cometemos um erro',
    name,
    paragraphs: [
      `Dissemos-lhe que tínhamos removido a conta de ${who} porque violou as nossas regras. Voltámos a analisar: a nossa decisão estava errada, e a conta já não está excluída.`,
      `Ignore o nosso aviso sobre ${who}: estava errado. Pedimos desculpa pela preocupação que causou.`,
    ],
    closing: [`Tem uma pergunta? Escreva-nos: ${site}/contact`],
  }),
  answer: (reply) => ({
    subject: `A nossa resposta à sua mensagem para a ${BRAND}`,
    preview: 'Alguém da nossa equipa analisou-a.',
    heading: 'A nossa resposta',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage) =>
    `Nenhum programa decidiu isto: decidiu alguém da nossa equipa. Se acha que errámos, escreva-nos: ${contactPage}. Também pode ${COURTS}`,
}
