import { isolatedName } from '@ndoa/contract/isolated'
import { pluralPt as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/features/dating/profiles/words/member'

export const words: typeof en = {
  title: 'Perfil',
  nameAge: (name, age) => `${isolatedName(name)}, ${age} anos`,
  loading: 'A carregar o perfil…',
  failed: 'Não foi possível carregar o perfil',
  failures: {
    unknown: 'Não foi possível obter o perfil',
    timeout: 'O perfil está a demorar demasiado a carregar',
    unreadable: 'Não foi possível obter o perfil',
  },
  absent: {
    title: 'Este perfil não está disponível',
    text: 'Este membro pode já não estar aqui, ou pode ter limitado quem vê o seu perfil.',
    back: 'Voltar',
  },
  photo: (place, total, name) => `Foto ${place} de ${total} de ${name}`,
  personByPerson: (name) => `${name} escolhe a quem mostrar as fotos.`,
  noPhoto: (name) => `${name} ainda não tem foto`,
  distances: {
    same_city: 'mesma cidade',
    under_50: 'a menos de 50 km',
    '50_100': 'a 50–100 km',
    '100_250': 'a 100–250 km',
    '250_500': 'a 250–500 km',
    over_500: 'a mais de 500 km',
  },
  lastSeen: {
    today: 'Última visita hoje',
    this_week: 'Última visita esta semana',
    earlier: 'Última visita há mais de uma semana',
    withinHour: 'Última visita há menos de uma hora',
    hoursAgo: (hours) =>
      plural(hours, {
        one: 'Última visita há cerca de uma hora',
        many: `Última visita há cerca de ${hours} de horas`,
        other: `Última visita há cerca de ${hours} horas`,
      }),
    yesterday: 'Última visita ontem',
    daysAgo: (days) =>
      plural(days, {
        one: `Última visita há ${days} dia`,
        many: `Última visita há ${days} de dias`,
        other: `Última visita há ${days} dias`,
      }),
    on: (date) => `Última visita em ${date}`,
  },
  memberSince: (month, year) => `Membro desde ${month} de ${year}`,
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  badge: {
    call: (day) =>
      `Duas pessoas da nossa equipa compararam as fotos deste membro com a própria pessoa numa chamada de vídeo, a ${day}. Isto não verifica o nome, a idade, o estado civil nem as intenções.`,
    pictures: (day) =>
      `Duas pessoas da nossa equipa compararam as fotos deste membro com fotos tiradas no momento, a ${day}. Isto não verifica o nome, a idade, o estado civil nem as intenções.`,
    day: (day, month, year) => `${day} de ${month} de ${year}`,
  },
  reasons: {
    open: 'Ver porquê',
    why: (percent) => `Porquê ${percent}%`,
    together: 'No total <percent></percent>',
    meaning:
      'Isto mostra até que ponto as vossas respostas combinam. Nada diz sobre o amor: isso cabe a ambos descobrir.',
    points: (points) =>
      plural(points, {
        one: `${points}<more> ponto</more>`,
        many: `${points}<more> de pontos</more>`,
        other: `${points}<more> pontos</more>`,
      }),
  },
  about: 'Apresentação',
  noBio: 'Sem apresentação',
  spoken: 'Línguas',
  interests: 'Interesses',
  facts: {
    title: 'Fé e vida',
    faith: 'Religião',
    faithOf: (faith, denomination) => `${faith}, ${denomination}`,
    tribe: 'Etnia',
    smoking: 'Tabaco',
    drinking: 'Álcool',
    celibacy: 'Abstinência sexual',
    hasChildren: 'Tem filhos',
    wantsChildren: 'Quer ter filhos',
    education: 'Estudos',
    work: 'Profissão',
  },
  habits: {
    Yes: 'Sim',
    No: 'Não',
    Occasionally: 'De vez em quando',
    'Prefer not to say': 'Prefere não dizer',
  },
  educations: {
    'High School': 'Ensino secundário',
    'Some College': 'Ensino superior sem diploma',
    "Bachelor's Degree": 'Licenciatura',
    "Master's Degree": 'Mestrado',
    Doctorate: 'Doutoramento',
    'Professional Degree': 'Curso de medicina, direito ou equivalente',
    'Trade School': 'Formação profissional',
    Other: 'Outros',
  },
  screenshots: (name) => `${name} pede que não faça capturas de ecrã.`,
  pause: {
    paused: 'O seu perfil está em pausa',
    pausedNow: 'O seu perfil está em pausa.',
    resumed: 'O seu perfil está de novo visível.',
    failed: 'Não foi possível atualizar as definições',
    since: (date) =>
      `Desde ${date}, mais ninguém pode encontrar o seu perfil nem gostar dele; as suas afinidades ficam.`,
    title: 'Fazer uma pausa',
    text: 'Mais ninguém pode encontrar o seu perfil nem gostar dele; as suas afinidades ficam.',
    pause: 'Pôr o perfil em pausa',
    resume: 'Retomar o perfil',
    line: 'Perfil em pausa',
    lineResume: 'Retomar',
    lineFailed: 'Não foi possível retomar. Tente de novo.',
  },
}
