import type { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'

export const reasons: typeof REPORT_LABELS = {
  money: 'Pede dinheiro, presentes ou um investimento',
  not_in_photos: 'Não é a pessoa das fotos',
  underage: 'Tem menos de 18 anos',
  threats: 'Faz-me ameaças ou chantagem',
  hate: 'Insulta-me ou espalha o ódio',
  sexual: 'Palavras ou imagens sexuais',
  married: 'Já tem cônjuge ou promessa de casamento',
  advertising: 'Vende, faz publicidade ou manda-me para outro sítio',
  trafficking: 'Alguém está a ser forçado ou vendido',
  meeting: 'Aconteceu algo quando nos encontrámos',
  other: 'Outra coisa',
}
