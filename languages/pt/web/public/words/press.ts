import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/press'

export const words: typeof en = {
  title: 'Imprensa',
  description: `Factos, material e contacto para jornalistas que escrevem sobre a ${BRAND}.`,
  subtitle: `A ${BRAND} em palavras e números que pode usar à vontade.`,
  inquiries: {
    title: 'Pedidos da imprensa',
    text: 'Para entrevistas, números e imagens. Respondemos no prazo de 24 horas.',
  },
  sections: {
    about: `Sobre a ${BRAND}`,
    facts: 'Factos sobre a empresa',
    releases: 'Comunicados de imprensa',
    coverage: 'Na comunicação social',
    kit: 'Material para a imprensa',
    leadership: 'Direção',
    awards: 'Prémios',
  },
  about: `A ${BRAND} («casamento» em suaíli) é um serviço de encontros para africanos do continente e da diáspora que querem casar. Compara o que duas pessoas procuram em matéria de fé, etnia e cultura, língua, lugar e valores, e mostra a ambas a mesma percentagem e as suas razões. Os membros só podem escrever-se depois de ambos terem gostado do perfil um do outro, e os números de telefone e endereços nunca são mostrados.`,
  facts: {
    whoCanJoin: { label: 'Quem pode registar-se', value: 'Adultos livres para casar' },
    joining: { label: 'Registo', value: 'Gratuito' },
    writing: { label: 'Quem pode conversar', value: 'Só membros com interesse recíproco' },
    trackers: { label: 'Rastreadores nas nossas páginas', value: 'Nenhum' },
  },
  noReleases: 'Ainda não há comunicados de imprensa.',
  fullText: 'Texto completo',
  coverage: 'Ainda nada. Quando alguém escrever sobre nós, encontrará aqui o texto.',
  kit: 'O nosso logótipo e o nosso padrão, para impressão e web. Não altere as cores nem as proporções.',
  files: {
    icon: 'Ícone',
    largeIcon: 'Ícone, 512 px',
    logo: 'Logótipo',
    quilt: 'Manta de retalhos',
    preview: 'Imagem de pré-visualização de links',
  },
  portraits: 'Nomes e retratos:',
  awards: 'Ainda nenhum. Preferimos ser convidados para casamentos.',
}
