import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { pluralPt } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/shared/words'
import { type Unit, waitOf } from '@ndoa/server/platform/limits'
import { words as faults } from '../../../contract/words/faults.ts'

const units: Record<Unit, (count: number) => string> = {
  second: (count) =>
    pluralPt(count, { one: '1 segundo', many: `${count} de segundos`, other: `${count} segundos` }),
  minute: (count) =>
    pluralPt(count, { one: '1 minuto', many: `${count} de minutos`, other: `${count} minutos` }),
  hour: (count) => pluralPt(count, { one: '1 hora', many: `${count} de horas`, other: `${count} horas` }),
  day: (count) => pluralPt(count, { one: '1 dia', many: `${count} de dias`, other: `${count} dias` }),
}

/** A waiting time inside a sentence. */
export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'Contém caracteres que não podem ser usados',
  either_contact: 'Indique um dos dois',
  name_missing: 'Indique o nome',
  subject_missing: 'Indique o assunto',
  message_missing: 'Escreva a mensagem',
  about_missing: 'Diga a que perfil ou página se refere',
  details_missing: 'Diga-nos o que está errado',
  appeal_missing: 'Diga porque devemos analisar de novo',
}

export const words: typeof en = {
  tooManyRequests: 'Demasiados pedidos.',
  tryAgainIn: (seconds) => `Tente de novo dentro de ${waiting(seconds)}.`,
  tooManyChanges: 'Já mudou isto várias vezes.',
  wrongAppCode:
    'Esse código não está certo. Tente de novo. Se voltar a ser recusado, o relógio do seu telemóvel pode estar errado: ponha-o na hora automática.',
  refusals: {
    'request.invalid': 'Verifique os campos assinalados.',
    'request.malformed': 'Não conseguimos ler este pedido.',
    'request.too_slow': 'Demorou demasiado a chegar. Tente de novo.',
    'request.too_large': 'É demasiado grande para ser enviado.',
    'request.unsupported_type': 'Este tipo de conteúdo não é aceite aqui.',
    'request.method': 'Isto não é possível aqui.',
    'request.foreign_origin': 'Este pedido veio de outro site.',
    'request.denied': 'Não tem acesso a isto.',
    'request.not_found': 'Isto não está disponível.',
    'request.too_many': 'Demasiados pedidos. Tente de novo mais tarde.',
    'request.too_many_uploads': 'São muitas fotos de uma vez. Tente de novo dentro de momentos.',
    'server.defect': 'Algo correu mal. Tente de novo.',
    'server.busy': 'O serviço está muito ocupado. Tente de novo dentro de momentos.',
    'accounts.sign_in_needed': 'Inicie sessão.',
    'accounts.email_unconfirmed': 'Confirme primeiro o seu endereço de e-mail.',
    'accounts.email_taken': 'Já existe uma conta com este e-mail. Tente antes iniciar sessão.',
    'accounts.password_too_short': 'A palavra-passe tem de ter pelo menos 6 caracteres.',
    'accounts.password_common': 'Esta palavra-passe é demasiado comum. Escolha outra.',
    'accounts.email_needed':
      'Adicione primeiro um endereço de e-mail: é com ele e com a palavra-passe que inicia sessão.',
    'accounts.email_invalid': 'Introduza um endereço de e-mail válido.',
    'accounts.email_unreachable':
      'Não foi possível validar o endereço de e-mail. Verifique-o e tente de novo.',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'O e-mail ou a palavra-passe não estão certos.',
    'accounts.too_many_tries': 'Demasiadas tentativas.',
    'accounts.codes_used_up':
      'De momento não podemos enviar mais SMS para o seu país. Use o seu endereço de e-mail.',
    'accounts.suspended': 'Esta conta está suspensa.',
    'accounts.second_factor_needed': 'Introduza o código da sua aplicação de autenticação.',
    'accounts.link_invalid': 'Este link já não é válido. Peça um novo.',
    'accounts.sign_in_confirmation_needed': 'Confirme que quer iniciar sessão aqui.',
    'accounts.sign_up_password_needed': 'Introduza a palavra-passe que escolheu quando se registou.',
    'accounts.sign_up_password_wrong':
      'Essa não é a palavra-passe que escolheu quando se registou. Tente de novo ou recomece abaixo.',
    'accounts.signed_in_as_another': 'Outra pessoa tem a sessão iniciada neste navegador.',
    'accounts.proof_needed': 'Introduza a sua palavra-passe atual ou inicie sessão de novo.',
    'accounts.phone_unknown':
      'O número de telefone ou a palavra-passe não estão certos. Verifique-os e tente de novo.',
    'accounts.code_invalid': 'O código de verificação não está certo',
    'accounts.second_factor_wrong': 'Esse código não está certo. Tente de novo.',
    'accounts.second_step_over': 'Este início de sessão expirou. Inicie sessão de novo.',
    'accounts.second_factor_is_on': 'O início de sessão em dois passos já está ativado.',
    'accounts.second_factor_is_off': 'O início de sessão em dois passos não está ativado.',
    'accounts.wrong_password': 'Essa não é a sua palavra-passe atual.',
    'statements.appealed': 'Já nos pediu que analisássemos isto de novo.',
    'statements.too_late': 'Isto foi há mais de seis meses e já não pode ser analisado de novo.',
    'push.unknown_service': 'Não podemos enviar notificações para este navegador.',
    'settings.second_factor': 'Ative ou desative o segundo passo com a sua aplicação de autenticação.',
    'membership.price_changed': 'O preço mudou. Veja-o de novo antes de pagar.',
    'membership.method_unavailable':
      'Esta forma de pagamento não está disponível neste momento. Escolha outra.',
    'membership.country_needed':
      'Indique primeiro o seu país de residência no seu perfil: os preços dependem dele.',
    'membership.provider_away':
      'O serviço de pagamento não responde neste momento, e nada foi cobrado. Tente de novo dentro de alguns minutos.',
    'membership.nothing_to_withdraw': 'Já não há nada a devolver deste pagamento.',
    'membership.no_card': 'Não há nenhum cartão com que renovar o seu plano.',
    'membership.needed': `Guardar pesquisas e saber de novas pessoas faz parte do Premium ${BRAND}. Todos os filtros são gratuitos.`,
    'saved_searches.too_many': `Tem ${SAVED_SEARCHES_MAX} pesquisas guardadas. Apague primeiro uma delas.`,
    'saved_searches.same_filters': 'Já guardou esta pesquisa.',
    'saved_searches.same_name': 'Já tem uma pesquisa guardada com este nome.',
    'likes.paused': 'O seu perfil está em pausa. Retome-o para gostar do perfil de alguém.',
    'profiles.age_range': 'A idade mínima tem de ser inferior à idade máxima',
    'photos.too_many': 'Pode ter, no máximo, 9 fotos.',
    'photos.deleted': 'Esta foto foi eliminada. Para a adicionar de novo, escolha-a outra vez.',
    'photos.unreadable': 'Escolha uma foto em JPEG, PNG ou WebP.',
    'photos.too_many_pixels': 'Esta foto é demasiado grande. Escolha uma mais pequena.',
    'photos.too_small':
      'Esta foto é demasiado pequena. Escolha uma com pelo menos 200 píxeis no lado mais curto.',
    'photos.too_narrow':
      'Esta foto é demasiado estreita. Escolha uma cujo lado maior tenha no máximo 4 vezes o menor.',
    'photos.not_the_own_set': 'As suas fotos mudaram. Tente de novo.',
    'photos.rejected': 'Uma foto rejeitada não pode ser a foto principal.',
    'verification.no_photo':
      'Adicione primeiro uma foto principal e espere que seja aprovada: é com ela que comparamos o seu rosto.',
    'verification.waiting': 'Já estamos a analisar o seu pedido.',
    'verification.verified': 'O seu perfil já está verificado.',
    'verification.expired':
      'Este código já não é válido: passaram mais de dez minutos, ou recomeçou a verificação.',
    'likes.matched': 'Entre os dois já existe uma afinidade.',
    'messaging.idempotency_conflict': 'Esta mensagem já foi enviada com outro texto.',
    'reports.idempotency_conflict': 'Esta denúncia já foi enviada com outras palavras.',
    'messaging.slowed':
      'De momento não pode iniciar novas conversas. Pode continuar a escrever às pessoas com quem já conversa.',
    'messaging.unavailable': 'Membro indisponível',
  },
  faults: {
    ...faults,
    unknown: 'Não conhecemos este campo.',
    missing: 'Falta este campo.',
    ...requestFaults,
    too_long: (most) => `Este valor é demasiado longo: no máximo, ${most} caracteres.`,
    too_many: (most) => `São possíveis, no máximo, ${most}.`,
    too_big: (most) => `Indique ${most} ou menos.`,
    too_short: (least) => `Este valor é demasiado curto: pelo menos ${least} caracteres.`,
    too_few: (least) => `É preciso pelo menos ${least}.`,
    too_small: (least) => `Indique ${least} ou mais.`,
  },
}
