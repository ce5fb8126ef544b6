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
  consentsText:
    'Uma resposta que não mostra não conta na compatibilidade de ninguém. As alterações feitas aqui têm efeito imediato.',
  channels: 'Como entramos em contacto',
  events: 'O que lhe dizemos',
  visibility: 'Quem pode ver o seu perfil',
  visibilities: {
    everyone: 'Todos os membros',
    verified: 'Só perfis verificados',
    matches: 'Só as minhas afinidades',
  },
  badge: 'Os perfis verificados têm um selo azul. <a>Verificar o meu perfil</a>',
  photoBlur: {
    clearFor: 'As suas afinidades e os membros com plano pago veem-nas nítidas.',
    hint: 'Desfocar as fotos para toda a gente, até eu as mostrar.',
    label: 'Desfocar as minhas fotos para',
    rules: {
      non_members: { label: 'Membros sem plano pago' },
      everybody: {
        label: 'Toda a gente',
        hint: 'Nem as suas afinidades as veem nítidas enquanto não lhas mostrar. É gratuito.',
      },
    },
  },
  photoGrants: {
    title: 'Quem vê as minhas fotos',
    text: 'As suas fotos estão desfocadas para toda a gente, exceto para estas pessoas. Para acrescentar alguém, abra o menu da conversa.',
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
      hint: 'As suas afinidades veem quando está online e quando está a escrever.',
    },
    show_last_seen: {
      label: 'Mostrar a minha última visita',
      hint: 'Os outros veem o dia, e as suas afinidades a hora. Se desativar isto e «Mostrar quando estou online», ninguém pode ver que leu uma mensagem.',
    },
    show_distance: {
      label: 'Mostrar a distância',
      hint: 'De forma aproximada, como «a 50–100 km», medida de cidade a cidade.',
    },
    allow_screenshots: {
      label: 'Permitir capturas de ecrã',
      hint: 'Se desativar, o seu perfil pede aos outros que não as façam. Uma página web não as pode impedir.',
    },
    login_alerts: {
      label: 'Alertas de início de sessão',
      hint: 'Enviamos-lhe um e-mail quando alguém inicia sessão na sua conta num novo dispositivo, ou um SMS se não adicionou um endereço de e-mail.',
    },
  } as typeof en.toggles,
}
