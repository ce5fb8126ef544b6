import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import type { privacy as en } from '@ndoa/web/public/words/faq/privacy'
import { REVIEW_PROMISE } from '../phrases.ts'

export const privacy: typeof en = {
  title: 'Privacidade e segurança',
  entries: {
    profile: {
      question: 'Quem vê o meu perfil?',
      text: [
        'Só membros; os motores de busca não encontram nada dele. Nas Definições, escolhe entre todos os membros, só perfis verificados e só as suas afinidades. O endereço de e-mail, o número de telefone, os dados de pagamento e as mensagens nunca são visíveis para outros membros.',
      ],
    },
    photos: {
      question: 'Quem vê as minhas fotos?',
      text: [
        'Primeiro, além de si, só a pessoa da nossa equipa que as aprova; depois, membros com sessão iniciada que possam ver o seu perfil. Com a «Desfocagem das fotos», os membros sem plano pago veem uma versão desfocada, feita no nosso servidor, até haver afinidade entre ambos. Também as pode desfocar para toda a gente e decidir, pessoa a pessoa, quem as vê. Retiramos os dados de localização e outros dados ocultos de cada foto que envia.',
      ],
    },
    account: {
      question: 'Como protejo a minha conta?',
      text: [
        'Use uma palavra-passe que não use em mais lado nenhum e adicione uma aplicação de autenticação nas Definições, em «Segurança»: iniciar sessão passa a exigir também um código do seu telemóvel. Lá pode ainda ver todos os dispositivos onde tem a sessão iniciada e terminá-la em qualquer um. Os «Alertas de início de sessão» informam sobre cada novo início de sessão.',
      ],
    },
    verification: {
      question: 'O que é a verificação do perfil?',
      text: [
        `Tira três fotos com a câmara do telemóvel ou do computador, e duas pessoas da nossa equipa comparam-nas com as suas fotos, cada uma por si. A análise demora entre 24 e 48 horas; depois, essas três fotos são eliminadas. Se não tem câmara, combinamos uma chamada de vídeo. Os perfis verificados têm um selo azul durante ${VERIFIED_MONTHS} meses e vêm primeiro entre os que têm a mesma percentagem; o selo termina antes com uma nova foto principal, data de nascimento ou género. O selo não verifica o nome, a idade, o estado civil nem as intenções.`,
      ],
    },
    money: {
      question: 'Alguém me pediu dinheiro.',
      text: [
        `Não envie nenhum e denuncie logo essa pessoa: prima os três pontos ao lado do nome ou da mensagem e escolha «Denunciar». ${REVIEW_PROMISE} Se já enviou dinheiro, peça ao seu banco ou ao seu operador de mobile money que anule a operação, e guarde a conversa: é uma prova. Veja também os nossos <tips>conselhos de segurança</tips>.`,
      ],
    },
    reporting: {
      question: 'Como denuncio ou bloqueio um membro?',
      text: [
        'Prima os três pontos ao lado do nome, da foto ou da mensagem e escolha «Bloquear» ou «Denunciar»; pode fazer as duas coisas ao mesmo tempo. Quando bloqueia alguém, deixam de se ver, e essa pessoa não é informada. Quando denuncia alguém, essa pessoa não fica a saber quem o fez. Nas Definições, em «Privacidade», estão as pessoas que bloqueou, as suas denúncias e as pessoas de quem se afastou nos últimos 90 dias, que ainda pode denunciar.',
      ],
    },
    afterReport: {
      question: 'O que acontece depois de eu denunciar alguém?',
      text: [
        `Guardamos uma cópia encriptada do que denunciou, mesmo que entretanto seja eliminado, e eliminamo-la ${EVIDENCE_KEPT_DAYS} dias depois de encerrarmos o processo. Alguém da nossa equipa analisa e decide segundo as <rules>regras da comunidade</rules>. «As minhas denúncias», nas Definições, em «Privacidade», diz-lhe se uma regra foi violada e se agimos. Não dizemos o que fizemos.`,
        `Se não concorda, peça lá uma segunda análise no prazo de ${APPEAL_MONTHS} meses: alguém que não participou na decisão analisa-a no prazo de ${APPEAL_DUE_HOURS} horas.`,
      ],
    },
    restricted: {
      question: 'A minha conta foi limitada. O que posso fazer?',
      text: [
        `Inicie sessão: encontra os nossos motivos nas Definições, em «Privacidade», ou, durante uma suspensão, na página que se abre. Peça lá uma segunda análise, uma só vez e no prazo de ${APPEAL_MONTHS} meses. Alguém que não participou na decisão analisa-a no prazo de ${APPEAL_DUE_HOURS} horas, e, se errámos, tudo é anulado.`,
      ],
    },
    fraudWarning: {
      question: 'Porque me disseram que alguém com quem troquei mensagens foi excluído?',
      text: [
        'Quando excluímos definitivamente um membro por burla, informamos uma vez todas as pessoas a quem escreveu, para que mais ninguém perca dinheiro. Isso nada diz contra si, nem sobre o que aconteceu a outros. Nessa altura, duas pessoas da nossa equipa já confirmaram a exclusão. Se mais tarde for anulada, também lho dizemos.',
      ],
    },
  },
}
