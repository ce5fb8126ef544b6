import type { words as en } from '@ndoa/web/features/trust/verification/words/own'
import { camera } from './own/camera.ts'
import { ends, reasons } from './own/reasons.ts'

export const words: typeof en = {
  failed: 'Não foi possível carregar esta página',
  notDone: 'Não foi possível. Tente de novo.',
  goodUntil: (date) =>
    `O seu selo é válido até ${date}. Termina antes se alterar a foto principal, a data de nascimento ou o género.`,
  giveUp: {
    label: 'Renunciar ao selo',
    title: 'Renunciar ao selo?',
    text: 'O seu perfil deixará de mostrar o selo. Pode voltar a verificar o perfil a qualquer momento.',
  },
  takeBack: { label: 'Retirar o meu pedido', title: 'Retirar o seu pedido?' },
  noCall: 'Não haverá chamada.',
  picturesGo: 'As fotos tiradas no momento serão eliminadas.',
  badgeStays: 'O seu selo mantém-se.',
  askAgain: 'Pode voltar a pedir a qualquer momento.',
  rejected: 'Desta vez não foi possível verificar o seu perfil',
  picturesGone: 'As fotos tiradas no momento foram eliminadas.',
  notTold: 'Mais ninguém é informado.',
  notRenewed: {
    title: 'Desta vez não foi possível renovar o seu selo',
    text: 'O seu selo mantém-se até ao fim do prazo. Mais ninguém é informado.',
  },
  ended: 'O seu perfil já não está verificado',
  comparing: {
    title: 'Estamos a comparar as suas fotos',
    text: 'Duas pessoas da nossa equipa analisam-nas, cada uma por si. Costuma demorar entre 24 e 48 horas. Assim que decidirem, as fotos tiradas no momento são eliminadas.',
  },
  calling: {
    title: 'Vamos combinar uma chamada consigo',
    text: 'Dir-lhe-emos aqui quando e onde. Duas pessoas da nossa equipa decidem depois da chamada.',
  },
  call: {
    title: 'A sua chamada de vídeo está marcada',
    text: '<at></at>, na hora deste dispositivo. Duas pessoas da nossa equipa decidem depois da chamada, normalmente no prazo de dois dias. Se a hora não lhe convier, retire o pedido e faça um novo.',
    at: (date, time) => `${date}, às ${time}`,
    join: 'Entrar na chamada',
  },
  how: {
    title: 'Como funciona',
    steps: [
      'Tira três fotos com a câmara deste dispositivo: uma a olhar em frente, outra com a cabeça virada e outra com um código em papel. Tenha à mão papel e caneta.',
      'Duas pessoas da nossa equipa comparam-nas com as fotos do seu perfil, cada uma por si.',
      'Essas fotos são eliminadas assim que elas decidirem. Nenhum outro membro as vê, nunca.',
    ],
    take: 'Tirar as fotos',
    noCamera: 'Sem câmara? Combinar uma chamada',
  },
  meaning: {
    title: 'O que o selo diz',
    text: 'Duas pessoas da nossa equipa compararam as suas fotos com fotos suas tiradas no momento. Isto não verifica o nome, a idade, o estado civil nem as intenções, e quem vê o selo pode ler isso. Com a mesma percentagem, os perfis verificados vêm primeiro. Com um perfil verificado, também vê os membros que escolheram «Só perfis verificados».',
  },
  reasons,
  ends,
  camera,
}
