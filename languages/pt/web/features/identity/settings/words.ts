import type { CONSENT_WORDS } from '@ndoa/contract/identity/consents'
import type { words as en } from '@ndoa/web/features/identity/settings/words'

const consents: typeof CONSENT_WORDS = {
  show_faith: {
    label: 'Mostrar a minha religião',
    hint: 'A sua religião e a sua confissão estão no seu cartão e no seu perfil, e os outros podem encontrar o seu perfil pela religião.',
  },
  show_tribe: {
    label: 'Mostrar a minha etnia',
    hint: 'A sua etnia está no seu perfil.',
  },
  show_lifestyle: {
    label: 'Mostrar o meu modo de vida',
    hint: 'As suas respostas sobre tabaco e álcool estão no seu perfil. Só as suas afinidades veem se vive em abstinência sexual.',
  },
  matching: {
    label: 'Usar as minhas respostas para as sugestões',
    hint: 'A religião, a etnia, o modo de vida e os filhos contam nas suas percentagens, nos filtros e nos critérios de exclusão. Se desativar isto, tratamos estas respostas como se estivessem em branco, e as suas percentagens dizem menos.',
  },
}

export const words: typeof en = {
  tabsLabel: 'Definições da conta',
  tabs: {
    notifications: 'Notificações',
    privacy: 'Privacidade',
    security: 'Segurança',
    membership: 'Plano',
    danger: 'Zona de perigo',
  },
  loading: 'A carregar as definições…',
  notFound: 'Nenhuma definição encontrada',
  retry: 'Tentar de novo',
  fetchFailed: 'Não foi possível obter as definições',
  saveFailed: 'Não foi possível atualizar as definições',
  save: 'Guardar alterações',
  saving: 'A guardar…',
  saved: 'Definições guardadas!',
  nothingToSave: 'Nada mudou, por isso não há nada para guardar.',
  unsaved: 'As suas alterações não foram guardadas.',
  consents,
  consentsTitle: 'O que os outros veem e o que conta',
  consentsText: 'As respostas ocultas não contam, e as alterações têm efeito imediato.',
  channels: 'Como entramos em contacto',
  events: 'O que lhe dizemos',
  visibility: 'Quem pode ver o seu perfil',
  visibilities: {
    everyone: 'Todos os membros',
    verified: 'Só perfis verificados',
    matches: 'Só as minhas afinidades',
  },
  badge: '<a>Verificar o meu perfil</a>',
  photoBlur: {
    hint: 'Desfocar as fotos para toda a gente, até eu as mostrar.',
    label: 'Desfocar as minhas fotos para',
    rules: {
      non_members: {
        label: 'Membros sem plano pago',
        hint: 'Se o interesse for recíproco, a outra pessoa vê-as sempre nítidas.',
      },
      everybody: {
        label: 'Toda a gente',
        hint: 'Mesmo com interesse recíproco, a outra pessoa só as vê nítidas se as mostrar.',
      },
    },
  },
  photoGrants: {
    title: 'Quem vê as minhas fotos',
    text: 'Para acrescentar alguém, abra o menu da conversa.',
    failed: 'Não foi possível carregar esta lista',
    empty: 'Ninguém até agora.',
    since: (date) => `Desde ${date}`,
    hide: 'Desfocar de novo',
    hideName: (name) => `Desfocar de novo as minhas fotos para ${name}`,
    unavailable: 'Membro indisponível',
    show: 'Mostrar-lhe as minhas fotos',
    hideAgain: 'Ocultar de novo as minhas fotos',
    shown: (name) => `As suas fotos já estão visíveis para ${name}.`,
    hidden: (name) => `As suas fotos estão de novo desfocadas para ${name}.`,
    changeFailed: 'Não foi possível mudar quem vê as suas fotos. Tente de novo.',
  },
  toggles: {
    email_notifications: {
      label: 'E-mail',
      hint: 'Quando algo espera por si e não está aqui.',
    },
    sms_notifications: {
      label: 'SMS',
      hint: 'Só para novas afinidades, no máximo um por dia, e só quando as notificações push não lhe chegam.',
    },
    push_notifications: {
      label: 'Notificações push',
      hint: 'Uma notificação curta em cada dispositivo onde a ativar.',
    },
    new_matches: { label: 'Novas afinidades' },
    messages: { label: 'Mensagens' },
    likes: { label: '«Gostos»' },
    profile_views: { label: 'Visitas ao perfil', hint: 'Uma vez por semana.' },
    marketing_emails: {
      label: 'E-mails publicitários',
      hint: 'No máximo uma vez por semana: quantos membros combinam consigo e o que está à sua espera.',
    },
    photo_blur: {
      label: 'Desfocagem das fotos',
      hint: 'Desfocar as fotos para membros sem plano pago.',
    },
    show_online_status: {
      label: 'Mostrar quando estou online',
      hint: 'Com interesse recíproco, e também quando escreve e o que já leu.',
    },
    show_last_seen: {
      label: 'Mostrar a minha última visita',
      hint: 'O dia; com interesse recíproco, a hora e as confirmações de leitura.',
    },
    show_distance: {
      label: 'Mostrar a distância',
      hint: 'De forma aproximada, de cidade a cidade.',
    },
    allow_screenshots: {
      label: 'Permitir capturas de ecrã',
      hint: 'Se desativar, pedimos aos outros que não as façam, mas não os podemos impedir.',
    },
    login_alerts: {
      label: 'Alertas de início de sessão',
      hint: 'Por e-mail ou SMS, quando alguém inicia sessão num novo dispositivo.',
    },
  } as typeof en.toggles,
}
