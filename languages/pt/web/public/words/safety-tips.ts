import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/safety-tips'
import { REVIEW_PROMISE } from './phrases.ts'

const groups: typeof en.groups = {
  'before-you-trust': {
    title: 'Antes de confiar',
    tips: [
      'Continue a conversar aqui até ter a certeza. Quem insiste em passar para outra aplicação no primeiro dia tem um motivo.',
      'Peça uma chamada de vídeo antes de se apegar demasiado. Uma câmara que está sempre avariada é um sinal de alerta.',
      'Preste atenção ao que não bate certo: um emprego que muda, fotos que parecem de uma revista, respostas que serviriam para qualquer pessoa.',
      'Desconfie de grandes declarações de amor na primeira semana, sobretudo de alguém que nunca viu.',
      'Fale dessa pessoa à sua família ou a um amigo. O amor não se importa com perguntas; a burla, sim.',
    ],
  },
  money: {
    title: 'Nunca envie dinheiro',
    tips: [
      'Não envie dinheiro, cartões-presente, saldo de telemóvel ou criptomoedas a alguém com quem ainda não se encontrou, por mais triste ou urgente que seja a história.',
      'Contas de hospital, taxas alfandegárias, uma carteira roubada no aeroporto, um investimento que não pode falhar: são as histórias do costume.',
      'Também nunca receba nem transfira dinheiro por outra pessoa. Pode estar a participar num crime.',
      'Nunca partilhe dados bancários, códigos de uso único, o seu bilhete de identidade ou a sua palavra-passe. Nunca os pedimos.',
      'Denuncie quem lhe pedir dinheiro, a partir dos três pontos ao lado do nome. Protege também a próxima pessoa.',
    ],
  },
  'money-sent': {
    title: 'Se enviou dinheiro',
    tips: [
      'Ligue já ao seu banco ou ao seu operador de mobile money e peça que impeçam ou anulem o pagamento. As primeiras horas são as que mais contam.',
      'Se partilhou números de cartão, um PIN ou um código, mande bloquear o cartão ou a conta e mude as suas palavras-passe.',
      'Guarde a conversa, os números de telefone e todos os recibos. O banco e a polícia podem pedi-los.',
      'Vá à polícia. As queixas de outras pessoas podem levar ao mesmo burlão.',
      'Não envie mais nada, nem a quem lhe prometa recuperar o dinheiro em troca de um pagamento. É essa a burla seguinte.',
      'Diga-nos através da página Contacto. A culpa não é sua, e não é caso único.',
    ],
  },
  'profile-and-photos': {
    title: 'O seu perfil e as suas fotos',
    tips: [
      'Não indique a sua morada, o seu local de trabalho nem o seu número de telefone, tanto no que escreve como nas fotos.',
      'Não envie fotos íntimas. Depois de enviadas, não as pode recuperar.',
      'Nas Definições, escolhe quem vê o seu perfil, se as suas fotos são desfocadas e se os outros veem que está online.',
      'Use uma palavra-passe que não use em mais lado nenhum e ative os «Alertas de início de sessão» nas Definições.',
    ],
  },
  meeting: {
    title: 'O primeiro encontro',
    tips: [
      'Encontrem-se num lugar público, durante o dia, e vá e volte pelos seus próprios meios.',
      'Diga a alguém onde vai estar, com quem, e quando vai telefonar. Se quiser, leve uma pessoa amiga ou da família.',
      'Tenha sempre consigo a sua bebida e o seu telemóvel, e vá-se embora quando quiser. Não deve a ninguém uma segunda hora.',
      'Se um de vocês viajar para se encontrarem, reserve o seu próprio quarto, o seu próprio bilhete e o seu próprio regresso.',
      'Tenha sempre consigo o passaporte e o bilhete de regresso.',
    ],
  },
  'before-the-wedding': {
    title: 'Antes do casamento',
    tips: [
      'Conheça a família da outra pessoa e apresente-lhe a sua. Perguntem o que cada um espera da cerimónia, do trabalho, dos filhos e do lugar onde viver.',
      'Certifique-se de que a outra pessoa é livre para casar. Peça para ver os documentos dela e mostre os seus.',
      'Ninguém pode forçar o seu casamento, apressá-lo nem pagar para ficar consigo. Se lhe estão a impor um casamento, conte a alguém da sua confiança ou à polícia.',
    ],
  },
}

export const words: typeof en = {
  title: 'Conselhos de segurança',
  description:
    'Como reconhecer as burlas amorosas, proteger os seus dados e fotos, e ter um primeiro encontro em segurança.',
  subtitle:
    'A maioria dos membros são quem dizem ser. Estes hábitos são a sua proteção contra os poucos que não o são.',
  wrong: {
    title: 'Algo está errado?',
    report: `Se está em perigo, ligue primeiro à polícia. Prima os três pontos ao lado de um nome, uma foto ou uma mensagem e escolha «Denunciar». ${REVIEW_PROMISE}`,
    withoutAccount: (address) =>
      `Sem conta, escolha «Segurança» na <contact>página Contacto</contact> ou escreva para <mail>${address}</mail>. Vemos o que chega pela página Contacto no prazo de ${CONTACT_SAFETY_DUE_HOURS} horas.`,
  },
  groups,
  whatWeDo: {
    title: 'O que fazemos por si',
    text: [
      {
        list: [
          'Só membros com interesse recíproco podem escrever um ao outro.',
          'Os números de telefone e os endereços de e-mail nunca são mostrados.',
          'Analisamos cada nova foto antes de outros a verem, e retiramos dela os dados de localização.',
          'Pode bloquear qualquer pessoa, onde quer que a veja. Deixam de se ver, e ela não é informada. O bloqueio vale também se ela voltar com uma nova conta e o mesmo número ou endereço.',
          `Quando alguém lhe pede dinheiro, ou o seu número logo no início, uma linha ao lado da mensagem chama a atenção para isso. Quem pedir dinheiro repetidamente não pode iniciar novas conversas durante ${SHIELD_PAUSE_DAYS} dias, no máximo, e um de nós analisa a situação.`,
          'Quando pessoas que excluímos definitivamente voltam com uma nova conta, muitas vezes conseguimos percebê-lo. Um de nós verifica então a conta, ou as primeiras fotos e mensagens dela, antes de outros as verem.',
          'Quando excluímos alguém definitivamente por burla, informamos todas as pessoas a quem escreveu, uma vez e sem pormenores. Nessa altura, dois de nós já o confirmaram; se a exclusão for anulada mais tarde, também lhes dizemos isso.',
          `Um selo azul significa que duas pessoas da nossa equipa compararam as fotos de um membro com fotos tiradas no momento. Não verifica o nome, a idade, o estado civil nem as intenções, e termina ao fim de ${VERIFIED_MONTHS} meses ou com uma nova foto principal. Se o interesse for recíproco, pode pedir à outra pessoa que verifique o perfil.`,
          'Pode denunciar qualquer pessoa, onde quer que a veja. Alguém da nossa equipa analisa a denúncia e diz-lhe o resultado, e essa pessoa não fica a saber quem a denunciou. As <rules>regras da comunidade</rules> dizem o que fazemos então, e <figures>os nossos números</figures>, com que frequência.',
        ],
      },
    ],
  },
}
