import type { camera as en } from '@ndoa/web/features/trust/verification/words/own/camera'

export const camera: typeof en = {
  pageTitle: 'Tirar as fotos',
  title: 'Verificar o meu perfil',
  back: 'Voltar',
  goBack: 'Voltar',
  ready: {
    text: 'Escreva este código em papel, grande o suficiente para se ler à distância. Vai mostrá-lo na terceira foto. É válido durante dez minutos.',
    privacy:
      'Nada é enviado antes de ter visto as três fotos. O seu navegador vai perguntar se esta página pode usar a câmara.',
    open: 'Abrir a câmara',
  },
  straight: 'Olhe em frente, para a câmara. Uma boa luz no rosto ajuda.',
  turned: {
    left: 'Vire a cabeça para a sua esquerda, para vermos o lado do seu rosto.',
    right: 'Vire a cabeça para a sua direita, para vermos o lado do seu rosto.',
    up: 'Levante o queixo e olhe para cima.',
    down: 'Baixe o queixo e olhe para baixo.',
  },
  code: (code) => `Escreva ${code} em papel, em grande, e segure-o ao lado do rosto.`,
  place: (place, total) => `Foto ${place} de ${total}`,
  opening: 'A abrir a câmara…',
  view: 'O que a sua câmara mostra',
  take: 'Tirar a foto',
  poses: {
    straight: 'De frente',
    turned: 'Cabeça virada',
    code: 'Código em papel',
  },
  review: {
    title: 'Veem-se bem o seu rosto e o código?',
    list: 'As fotos que tirou',
    retake: 'Repetir',
    retakeOf: (pose) => `Repetir: ${pose}`,
    startAgain: 'Recomeçar',
    notSent: 'Não foi possível enviar as fotos. Tente de novo.',
    sending: 'A enviar…',
    send: 'Enviar as fotos',
  },
  none: {
    title: 'Não conseguimos usar a câmara',
    text: 'Se o seu navegador perguntou e respondeu que não, permita a câmara para esta página nas definições do navegador e tente de novo. Se este dispositivo não tem câmara, podemos verificar o seu perfil numa chamada de vídeo.',
    call: 'Combinar uma chamada',
  },
  sent: 'Obrigado! Duas pessoas da nossa equipa vão comparar estas fotos com as do seu perfil, normalmente no prazo de 24 a 48 horas. Depois, as fotos tiradas no momento são eliminadas.',
  callAsked: 'Obrigado! Dir-lhe-emos quando e onde será a chamada.',
  done: 'Concluído',
}
