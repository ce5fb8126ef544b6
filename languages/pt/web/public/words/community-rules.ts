import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS, STRIKES_FOR } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/community-rules'
import { communityRules, reportLabels } from './phrases/rules.ts'
import { inHours } from './phrases.ts'

const sections: typeof en.sections = {
  reporting: {
    title: 'Como denunciar',
    text: [
      'Prima os três pontos ao lado de um nome, uma foto ou uma mensagem, escolha «Denunciar» e depois o motivo. Durante mais 90 dias, pode denunciar as pessoas de quem se afastou, nas Definições, em «Privacidade». Elas não ficam a saber que as denunciou, e pode bloqueá-las ao mesmo tempo. Sem conta, <report>fale-nos de algo aqui que viola estas regras</report>.',
      'Guardamos uma cópia do que denuncia, para que não possa ser eliminado antes de alguém o ver. Nas Definições, em «Privacidade», «As minhas denúncias» diz quando alguém está a analisar e o que resultou: se uma regra foi violada e agimos, ou não. Não dizemos o que fizemos à outra pessoa.',
    ],
  },
  strikes: {
    title: 'Infrações registadas',
    text: [
      `Durante algum tempo, algumas medidas contam como infrações registadas. Isso ajuda-nos a tratar toda a gente da mesma forma: com ${STRIKES_FOR.suspended7} infrações ao mesmo tempo, o nosso programa sugere uma suspensão de 7 dias, com ${STRIKES_FOR.suspended30}, uma de 30 dias, e com ${STRIKES_FOR.banned}, uma exclusão definitiva. A pessoa que decide pode escolher outra medida, mas tem de escrever porquê. Terminado esse tempo, uma infração deixa de contar.`,
    ],
  },
  'second-look': {
    title: 'Se acha que errámos',
    text: [
      `Peça uma segunda análise: uma vez por decisão, no prazo de ${APPEAL_MONTHS} meses, gratuitamente. Ambos os lados podem pedi-la. Se a decisão é sobre si, o botão está por baixo dos nossos motivos, mesmo durante uma suspensão ou depois de uma exclusão. Se denunciou alguém, está em «As minhas denúncias».`,
      `Um responsável da nossa equipa que não participou na decisão analisa-a no prazo de ${inHours(APPEAL_DUE_HOURS)}. Se estava errada, tudo o que ela fez é anulado de imediato, e as suas infrações deixam de contar. Também pode recorrer a um tribunal ou a um organismo que resolve litígios fora dos tribunais.`,
    ],
  },
  programs: {
    title: 'Decidem pessoas, não programas',
    text: [
      'O que os programas fazem aqui:',
      {
        list: [
          'Um procura nas mensagens pedidos de dinheiro e contactos dados cedo demais. Avisa a pessoa que as recebe e pergunta à pessoa que as escreveu se é mesmo isso que quer.',
          `Quando um membro pede dinheiro repetidamente, esse programa impede-o de iniciar novas conversas durante ${SHIELD_PAUSE_DAYS} dias, no máximo. Alguém da nossa equipa analisa a situação no prazo de ${inHours(SHIELD_DUE_HOURS)} e põe fim a isso se foi um erro.`,
          'Um deteta quando uma nova conta pode pertencer a alguém que excluímos. Então a primeira foto e as primeiras mensagens ficam à espera, ou a conta inteira, até que um de nós tenha analisado.',
          'Um ordena o que é denunciado, para que as pessoas em perigo venham primeiro.',
        ],
      },
      'O que nenhum programa faz: decidir que uma regra foi violada, remover algo, suspender ou excluir alguém, julgar um rosto ou adivinhar uma idade, ou olhar para a origem de alguém. Por si sós, muitas denúncias ao mesmo tempo também não fazem nada: uma pessoa analisa-as.',
    ],
  },
  badge: {
    title: 'O selo azul',
    text: [
      'Para o obter, tira três fotos com a câmara: uma de frente, uma com a cabeça virada, uma com um código em papel. Duas pessoas da nossa equipa comparam-nas com as fotos do seu perfil, cada uma por si. Assim que decidirem, as fotos tiradas no momento são eliminadas. Sem câmara, combinamos uma chamada de vídeo.',
      `O selo dura ${VERIFIED_MONTHS} meses, e termina antes com uma nova foto principal, data de nascimento ou género. Diz que, nesse dia, alguém se parecia com as suas fotos. Não verifica o nome, a idade, o estado civil nem as intenções, e não protege ninguém de uma denúncia.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Regras da comunidade',
  description: `As regras da ${BRAND} em palavras simples, o que acontece quando uma é violada, e como pedir uma segunda análise.`,
  subtitle:
    'O que pedimos a toda a gente aqui, o que acontece quando uma regra é violada, e como pode opor-se.',
  rules: {
    title: 'As regras',
    text: 'Cada regra é também um motivo pelo qual pode denunciar alguém, com as mesmas palavras, e é essa regra que indicamos quando decidimos.',
    all: communityRules,
    reasons: reportLabels,
    report: (reason, hours) => `Denuncie como «${reason}». Analisamos no prazo de ${inHours(hours)}.`,
  },
  steps: {
    title: 'O que acontece depois',
    text: 'Alguém da nossa equipa analisa o que foi denunciado e decide uma destas medidas. Conta o que já foi feito antes, e conta o mal que foi causado. Se alguém faz ameaças ou chantagem, tem menos de 18 anos, força ou vende pessoas, ou se verificámos que pediu dinheiro, suspendemos a conta de imediato e decidimos sobre uma exclusão definitiva.',
    reasons:
      'A pessoa sobre quem se decide recebe os nossos motivos por escrito: o que decidimos, o que verificámos, como soubemos, se um programa participou, que regra está em causa, porque foi violada, e como opor-se. Citamos apenas as palavras e imagens dessa pessoa, nunca as de quem a denunciou.',
  },
  sections,
}
