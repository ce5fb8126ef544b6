import { PARTING_DAYS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { BAN_LIST_YEARS, DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { kept as en } from '@ndoa/web/public/words/privacy-policy/kept'

export const kept: typeof en = {
  title: 'Durante quanto tempo a guardamos',
  text: [
    {
      list: [
        'O seu perfil, as suas fotos, afinidades e mensagens: até os remover ou eliminar a sua conta.',
        'Uma sessão: até a terminar, até 30 dias depois da última utilização, ou 180 dias, no máximo.',
        'Um registo dos inícios de sessão, das tentativas falhadas e das alterações à segurança da sua conta, com o país de onde vieram, para que possa detetar abusos, e nós também: um ano. O tipo de navegador e parte do endereço de rede são retirados dele ao fim de 90 dias.',
        'Os links e códigos dos nossos e-mails: até serem usados ou expirarem.',
        'O que esse programa encontrou nas suas mensagens, sem as palavras delas: 30 dias após a última mensagem.',
        'As fotos tiradas no momento que envia para verificação: até duas pessoas terem decidido, e não mais do que uma semana. Que o seu perfil foi verificado, quando e por quem: até eliminar a sua conta.',
        'Quantas vezes o seu perfil foi mostrado a outros: cerca de uma semana. Contagens que protegem de abusos: dois dias.',
        'Um registo por telefone que começou mas não confirmou com o código: um dia.',
        'Se suspendemos a sua conta, se uma infração às regras ainda conta, ou se alguém bloqueou o seu perfil: um código feito a partir do seu endereço de e-mail e do seu número de telefone, para que isso valha também para uma nova conta. Ninguém pode ler nele o endereço ou o número. Guardamos o código de um número durante um ano, no máximo, depois de a conta ser eliminada. A pessoa que fez o bloqueio continua a ver o nome que os outros viam na lista dela.',
        `O que foi denunciado, tal como era então: encriptado, só para quem decide sobre isso, até ${EVIDENCE_KEPT_DAYS} dias depois de o processo ser encerrado, mesmo que isso, ou a conta, seja eliminado entretanto. Durante mais tempo se uma autoridade ou um tribunal puder precisar disso: duas pessoas experientes da nossa equipa têm de estar de acordo, e termina quando duas delas o decidirem.`,
        `O que escrevemos sobre uma decisão, e o que ela removeu: ${DECISION_WORDS_KEPT_DAYS} dias depois de o processo ser encerrado, ou ${EVIDENCE_KEPT_DAYS} dias se a sua conta for eliminada. O facto de ter sido tomada fica, sem nome. Os nossos motivos, que pode ler na sua conta: até a eliminar.`,
        `Quem bloqueou ou com quem terminou uma afinidade, para que ainda possa denunciar essas pessoas: ${PARTING_DAYS} dias. O próprio bloqueio: até o anular.`,
        `Se excluímos a sua conta definitivamente, ou se um de nós o propôs: códigos feitos a partir do seu endereço de e-mail, número de telefone, navegadores, fotos e apresentação, para detetarmos uma nova conta. Ninguém pode ler neles o endereço, o número ou as palavras, nem ver neles uma foto. Eliminamo-los ao fim de ${BAN_LIST_YEARS} anos, e de imediato se a exclusão for recusada ou anulada.`,
        'Em caso de exclusão definitiva por burla: o nome que os outros viam, e a quem escreveu. Dizemos a essas pessoas que removemos a sua conta, e que errámos, se a exclusão for anulada. Eliminamos isto um ano depois de a exclusão ser anulada.',
        'Se eliminar a sua conta enquanto analisamos um processo a seu respeito: os mesmos códigos, o nome que os outros viam e a quem escreveu, encriptados, para que ainda possamos decidir uma exclusão. Eliminamo-los quando o processo for encerrado sem exclusão, e ao fim de 30 dias, no máximo.',
        'Se mudar de endereço de e-mail ou de número de telefone enquanto analisamos um processo a seu respeito: um código feito a partir do contacto anterior, até o processo ser encerrado. Se este levar a uma exclusão, o código é guardado com os outros.',
        `Se alguém terminou uma afinidade consigo, ou se não podia iniciar novas conversas quando eliminou a sua conta: um código feito da mesma forma, para que isso valha também para uma nova conta, durante o tempo que falta: ${PARTING_DAYS} dias, no máximo.`,
        'Códigos feitos a partir das suas fotos, para os podermos comparar com os das pessoas que excluímos: até remover a foto. Ninguém pode ver neles uma foto.',
        'Em que navegadores iniciou sessão, como código: um ano depois da última utilização.',
        'Cópias de segurança: até 30 dias. Uma conta eliminada não é recuperada a partir delas.',
        'O que comprou, e os seus recibos: enquanto a lei fiscal o exigir. Depois de a sua conta ser eliminada, já não têm o seu nome, e nada neles leva até si.',
        'Um cartão que renova o seu plano: até o plano terminar ou a sua conta ser eliminada.',
        'O que nos escreve através da página Contacto: enquanto precisarmos disso para ajudar, e não mais do que até eliminar a sua conta.',
      ],
    },
  ],
}
