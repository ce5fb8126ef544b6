import { BRAND } from '@ndoa/contract/brand'
import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import { APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import { addresses, OPERATOR_IDENTITY } from '@ndoa/web/public/addresses'
import { ELIGIBILITY, STANDARDS } from '@ndoa/web/public/eligibility'
import type { words as en } from '@ndoa/web/public/words/terms-of-service'
import { communityRules } from './phrases/rules.ts'
import { TIERS_ADD } from './phrases.ts'

const sections: typeof en.sections = {
  who: {
    title: 'Quem somos',
    text: [
      `A ${BRAND} é um serviço que ajuda adultos que querem casar a encontrarem-se: africanos do continente e da diáspora, e qualquer pessoa que queira partilhar a vida com um deles. Ao usá-la, aceita estes termos. Se não os aceita, não a use.`,
    ],
  },
  eligibility: {
    title: 'Quem pode registar-se',
    text: [
      {
        list: [
          ...ELIGIBILITY.map((reason) => communityRules[reason].rule),
          'Usa a sua identidade verdadeira.',
          `Usa a ${BRAND} apenas para fins pessoais.`,
          'Nem a lei nem nós lhe proibimos que a use.',
        ],
      },
    ],
  },
  account: {
    title: 'A sua conta',
    text: [
      'Guarde para si a palavra-passe e os códigos, e mantenha os seus dados corretos. Cada pessoa pode ter uma conta, e mais ninguém a pode usar. Informe-nos se achar que alguém o faz. Pode desativar ou eliminar a sua conta a qualquer momento.',
    ],
  },
  standards: {
    title: 'Normas da comunidade',
    text: [
      {
        list: [
          ...STANDARDS.map((reason) => communityRules[reason].rule),
          'Nada de fotos de outras pessoas, nem de crianças sozinhas. Mostre-se a si.',
          'Não se partilha o que um membro contou ou mostrou em confiança.',
        ],
      },
      'Podemos advertir, limitar ou remover contas que violem estas regras. As <rules>regras da comunidade</rules> explicam cada uma delas, o que fazemos quando uma é violada, e como pode opor-se.',
    ],
  },
  payments: {
    title: 'Planos e pagamentos',
    text: [
      'Encontrar pessoas, gostar de perfis e escrever quando o interesse é recíproco é gratuito. A segurança, a privacidade, os filtros, as razões e todo o seu histórico também: nunca os cobramos, e nenhum plano põe alguém mais acima numa lista. Um plano pago acrescenta alguns extras:',
      { list: TIERS_ADD },
      'Os membros que só mostram as fotos a quem escolhem continuam desfocados, pague quem pagar.',
      'Paga uma só vez, por 1, 3 ou 12 meses, o <membership>preço do país onde vive</membership>, impostos incluídos. Ao pagar, aceita que o plano comece de imediato. Termina por si só.',
      `A renovação está desligada, a não ser que a ligue, e só existe com cartão. Escrevemos-lhe 6 a 8 dias antes de cobrar no seu cartão, com o preço exato e um link que a para. Pode anular uma renovação durante ${WITHDRAWAL_DAYS} dias e receber tudo de volta. Se o cartão for recusado, avisamos e tentamos mais uma vez três dias depois.`,
      `Pode desistir de uma compra, nas Definições ou com o link do seu recibo, sem dizer porquê. Nos ${WITHDRAWAL_DAYS} dias depois de pagar, recebe todo o dinheiro de volta, uma vez por ano; fora disso, recebe os dias que pagou e não usou. O plano termina então, e o dinheiro volta para onde veio. Os direitos que a lei do seu país lhe dá mantêm-se. Quando compra um plano superior, este começa logo, e devolvemos os dias que não usou do outro.`,
      'Se suspendermos a sua conta, ou se a eliminar, nada se renova. Continua a poder desistir com o link do seu recibo.',
    ],
  },
  property: {
    title: 'Propriedade intelectual',
    text: [
      `O que escreve e envia continua a ser seu; autoriza-nos a guardá-lo e a mostrá-lo a outros membros segundo as suas definições, enquanto o mantiver aqui. O nome ${BRAND}, o seu logótipo e os seus textos são nossos. Não copie o serviço nem faça engenharia inversa para além do que a lei permite.`,
    ],
  },
  privacy: {
    title: 'Privacidade e segurança',
    text: [
      'A nossa <privacyPolicy>política de privacidade</privacyPolicy> faz parte destes termos. Leia os <tips>conselhos de segurança</tips> antes de se encontrar com alguém. Não investigamos os antecedentes dos membros nem respondemos por eles; um selo azul significa apenas que duas pessoas da nossa equipa verificaram que alguém se parecia com as suas fotos, em fotos tiradas no momento ou numa chamada de vídeo.',
    ],
  },
  links: {
    title: 'Links para terceiros',
    text: ['Os links para outros sites existem por comodidade. Não somos responsáveis pelo seu conteúdo.'],
  },
  liability: {
    title: 'Responsabilidade',
    text: [
      'Trabalhamos com cuidado, mas não podemos prometer que encontre alguém para casar nem que o serviço esteja sempre disponível, e não somos responsáveis pelo que os membros fazem. Onde a lei o permite, a nossa responsabilidade limita-se ao que nos pagou nos últimos doze meses. Nada aqui limita a nossa responsabilidade por dolo, negligência grosseira ou danos à vida ou à saúde.',
    ],
  },
  termination: {
    title: 'Fim da utilização',
    text: [
      `Pode sair a qualquer momento. Podemos encerrar ou suspender uma conta que viole estes termos, e diremos porquê, a não ser que a segurança ou a lei o proíbam. No prazo de ${APPEAL_MONTHS} meses, pode pedir uma segunda análise na sua conta; decide alguém que não participou na decisão. Ou escreva-nos através da <contact>página Contacto</contact>.`,
    ],
  },
  changes: {
    title: 'Alterações',
    text: [
      `Anunciamos as alterações importantes pelo menos 30 dias antes de entrarem em vigor. Continuar a usar a ${BRAND} significa que as aceita; se não as aceitar, pode eliminar a sua conta.`,
    ],
  },
  contact: {
    title: 'Contacto',
    text: [`<mail>${addresses.general}</mail>, ou a <contact>página Contacto</contact>.`, OPERATOR_IDENTITY],
  },
}

export const words: typeof en = {
  title: 'Termos de utilização',
  description: `Quem pode usar a ${BRAND}, e as regras que todos os membros seguem.`,
  subtitle: 'As regras que todos seguimos, para podermos confiar uns nos outros.',
  updated: 'Última atualização: 15 de janeiro de 2025',
  sections,
}
