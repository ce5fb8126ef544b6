import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/claims'

export const words: typeof en = {
  figures: {
    successStories: 'Histórias felizes',
    marriages: 'Casamentos',
    countries: 'Países',
    founded: 'Fundação',
    members: 'Membros',
    funding: 'Financiamento',
    languages: 'Línguas',
  },
  languages: 'Inglês, francês, português, árabe',
  couple: (one, other) => `${one} e ${other}`,
  stories: {
    ngozi: {
      where: 'Enugu e Manchester',
      text: 'Ambos igbo, ambos católicos, e a cinco mil quilómetros um do outro. Escreveram-se durante três meses antes da primeira chamada de vídeo, com a mãe dele na sala. «Ela fazia melhores perguntas do que eu», diz Emeka. A cerimónia do vinho foi no dezembro seguinte.',
    },
    zainab: {
      where: 'Kano e Londres',
      text: 'Zainab queria alguém que rezasse e que lesse. Idris tinha escrito as duas coisas na primeira linha do seu perfil. Os tios falaram antes de eles se conhecerem, como deve ser, e o nikah celebrou-se nesse mesmo ano.',
    },
    akosua: {
      where: 'Kumasi e Toronto',
      text: 'Ela tinha feito da distância um critério de exclusão, e depois retirou-a da lista. «Pensei naquilo com que realmente não conseguiria viver», diz Akosua. «Não era a distância. Era a desonestidade.»',
    },
    wanjiru: {
      where: 'Nairobi',
      text: 'Ela kikuyu, ele luo, e toda a gente lhes dizia que não ia resultar. A percentagem dizia 91 e mostrava-lhes porquê: a mesma igreja, o mesmo amor pela música coral, o mesmo desejo de três filhos. Os pais renderam-se à segunda visita.',
    },
    selam: {
      where: 'Adis Abeba e Estocolmo',
      text: 'Dawit voltou a casa para o Timkat e tinha quatro dias. Já tinham dito por escrito tudo o que era importante, por isso passaram os quatro dias a rir. Ela diz que foi então que soube.',
    },
  },
  releases: {
    explained: {
      date: 'Outubro de 2025',
      title: `A ${BRAND} explica cada compatibilidade, ponto por ponto`,
      text: 'Os membros veem agora de onde vem uma percentagem: fé, línguas e cultura, idade, lugar, modo de vida, interesses e estudos. Ambos veem o mesmo número, e ele não revela nenhuma resposta que um deles mantenha privada.',
    },
    funded: {
      date: 'Março de 2025',
      title: `A ${BRAND} obtém 5 milhões de dólares numa ronda de série A`,
      text: `O financiamento paga pessoas que verificam perfis e respondem a denúncias, aplicações para Android e iPhone, e a ${BRAND} em francês, português e árabe.`,
    },
    opened: {
      date: '2024',
      title: `A ${BRAND} abre as portas a mulheres e homens que querem casar`,
      text: 'Um serviço de encontros para africanos do continente e da diáspora, que pergunta pela fé, etnia e cultura, língua, lugar e valores, e que funciona nos telemóveis e nas redes que as pessoas têm de facto.',
    },
  },
  leadership: {
    chief: {
      role: 'Direção-geral',
      text: 'Define o nosso rumo e responde por cada promessa deste site.',
    },
    technology: {
      role: 'Direção técnica',
      text: 'Garante que os números estão certos e que as páginas são leves.',
    },
    safety: {
      role: 'Direção de confiança e segurança',
      text: 'Combate as burlas e apoia as pessoas que elas prejudicaram.',
    },
  },
  offers: {
    anywhere: 'Trabalhe a partir de qualquer lugar, em horas que sirvam à sua família.',
    pay: 'Um salário justo segundo a função, igual em todos os países.',
    health: 'Seguro de saúde, e licença paga para casamentos, nascimentos e luto.',
    equipment: 'Um bom computador, uma ligação paga, e tempo e dinheiro para aprender.',
  },
  areas: {
    engineering: 'Engenharia',
    product: 'Produto e design',
    marketing: 'Marketing',
    customers: 'Acompanhamento dos membros',
    operations: 'Operações',
  },
  positions: {
    fullStack: {
      title: 'Engenharia full-stack',
      text: 'TypeScript da base de dados ao ecrã, a pensar primeiro nas redes lentas.',
    },
    mobile: {
      title: 'Engenharia móvel',
      text: 'As aplicações para Android e iPhone, leves o bastante para todos os telemóveis.',
    },
    matching: {
      title: 'Engenharia de compatibilidade',
      text: 'Explicável, justa e rápida: a forma como duas pessoas são comparadas.',
    },
    designer: {
      title: 'Design de produto',
      text: 'Ecrãs que tanto quem os vê pela primeira vez como a sua mãe entendem.',
    },
    trust: {
      title: 'Gestão de produto, confiança',
      text: 'Verificação, denúncias e tudo o que dá às pessoas um sentimento de segurança.',
    },
    community: {
      title: 'Gestão da comunidade, África Ocidental',
      text: 'Conhecer os nossos membros onde eles estão: igrejas, mesquitas, universidades, rádio.',
    },
    writer: {
      title: 'Redação em francês',
      text: 'As nossas palavras para Abidjan, Dacar, Kinshasa e Paris.',
    },
    support: {
      title: 'Apoio aos membros',
      text: 'Respostas amáveis e claras, às horas em que outros dormem.',
    },
    safety: {
      title: 'Coordenação de confiança e segurança',
      text: 'Encontrar a burla antes que ela encontre os nossos membros, e ensinar-nos como.',
    },
    finance: {
      title: 'Gestão financeira e de pagamentos',
      text: 'Cartões e mobile money em mais do que uma moeda.',
    },
  },
}
