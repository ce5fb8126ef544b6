import { BRAND } from '@ndoa/contract/brand'
import { LANDING_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/landing'

export const words: typeof en = {
  title: `${BRAND}: onde africanos do continente e da diáspora se encontram para casar`,
  description: `A ${BRAND} ajuda africanos do continente e da diáspora que querem casar a encontrarem-se: pela fé, etnia e cultura, língua, lugar e valores. O registo é gratuito.`,
  hero: {
    who: 'Para africanos do continente e da diáspora',
    title: 'Encontre a pessoa com quem vai casar',
    text: `A ${BRAND} aproxima mulheres e homens que querem formar família: pela fé, etnia e cultura, língua, lugar e valores.`,
    join: 'Registo gratuito',
    woman: 'Desenho de uma mulher sorridente, de cabelo afro',
    man: 'Desenho de um homem de sorriso calmo e barba curta',
    sameFaith: 'A mesma fé',
    bothSpeak: 'Ambos falam changana',
  },
  search: {
    iAm: 'Sou',
    lookingFor: 'Procuro',
    genders: { Male: 'Homem', Female: 'Mulher' },
    ages: 'Idades',
    find: 'Encontrar alguém',
  },
  proofs: {
    title: 'Com o que pode contar',
    onlyMatches: {
      title: 'Só se escreve com interesse recíproco',
      text: 'Ninguém lhe pode enviar mensagens se o interesse não for recíproco.',
    },
    explained: {
      title: 'Cada percentagem é explicada',
      text: 'Ponto por ponto, e o mesmo número para ambos.',
    },
    noTrackers: {
      title: 'Sem rastreadores',
      text: 'Sem anúncios, e nada nas nossas páginas vem de outras empresas.',
    },
    small: {
      title: `Esta página tem menos de ${LANDING_KB} KB`,
      text: 'Os dados móveis são caros, por isso todas as nossas páginas são leves.',
    },
  },
  steps: {
    title: 'Como funciona',
    signUp: {
      title: 'Registe-se',
      text: 'Diga quem é e com quem espera casar: fé, etnia, línguas, lugar. É gratuito.',
    },
    logIn: {
      title: 'Inicie sessão',
      text: 'Veja sugestões que combinam nos dois sentidos: a sua fé, a sua cultura, as suas esperanças, e as da outra pessoa.',
    },
    loveUp: {
      title: 'Deixe o amor crescer',
      text: 'Quando o interesse é recíproco, podem escrever-se. Vão com calma, envolvam a família, encontrem-se quando for a altura certa.',
    },
    answers: ['Católica', 'Changana', 'Português', 'Maputo', 'Quer ter filhos', 'Música coral'],
    question: 'A mãe pergunta quando nos visitas.',
    answer: 'Diz-lhe: em dezembro!',
  },
  match: {
    title: 'O que conta para um casamento conta aqui',
    counts:
      'A sua fé, as suas línguas e o povo de onde vem contam em cada compatibilidade. Diga o que para si é essencial, e nós respeitamo-lo.',
    explained:
      'A percentagem é calculada a partir dos dois lados e nunca está à venda. Toque nela e vê de onde vem.',
    why: (percent) => `Porquê ${percent}%?`,
    example: 'Um exemplo',
    shares: {
      faith: 'Religião: a mesma, catolicismo',
      languages: 'Línguas e cultura: ambos falam changana e português',
      age: 'Idade: cada um tem a idade que o outro procura',
      place: 'Onde vivem: o mesmo país',
      lifestyle: 'Modo de vida',
      interests: 'Interesses: cozinha, música',
      education: 'Estudos',
    },
    together: 'No total',
  },
  families: {
    title: 'Um lugar que pode mostrar à sua mãe',
    text: 'Ninguém está aqui para passar o tempo. Os membros dizem que querem casar, e nós levamo-los a sério.',
    number: {
      title: 'O seu número é só seu',
      text: 'O seu número de telefone e o seu endereço de e-mail nunca são mostrados a ninguém.',
    },
    photos: {
      title: 'Fotos à sua maneira',
      text: 'Escolha quem vê o seu perfil e desfoque as suas fotos até o interesse ser recíproco.',
    },
    people: {
      title: 'Pessoas que respondem',
      text: 'Escreva-nos a qualquer hora. Uma pessoa responde no prazo de 24 horas.',
    },
    tips: 'Ler os nossos conselhos de segurança',
    mother: 'Desenho de uma mãe sorridente, de cabelo grisalho',
  },
  figures: {
    title: 'Do primeiro olá a duas famílias à mesma mesa',
    text: 'Leia <stories>o que pode acontecer</stories> quando duas pessoas sabem o que procuram.',
  },
  app: {
    title: `A ${BRAND} no seu bolso`,
    text: 'As aplicações para Android e iPhone estão a caminho. Até lá, adicione este site ao seu ecrã principal: abre como uma aplicação, mesmo sem rede.',
    stores: ['App Store', 'Google Play'],
    who: 'Amina, 27 anos',
    where: 'Lisboa, Portugal',
    why: 'A mesma fé · Ambos falam macua',
  },
  closing: {
    title: 'Vamos continuar o caminho?',
    text: 'É gratuito, e só lhe podem escrever as pessoas de cujo perfil gostou.',
  },
}
