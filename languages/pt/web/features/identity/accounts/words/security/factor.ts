import type { factor as en } from '@ndoa/web/features/identity/accounts/words/security/factor'

export const factor: typeof en = {
  enable: 'Ativar os dois passos',
  hint: 'Um código da sua aplicação de autenticação, além do seu início de sessão habitual.',
  left: (left, all) => `Códigos de recuperação que restam: ${left} de ${all}.`,
  titles: {
    enrol: 'Ativar o início de sessão em dois passos',
    remove: 'Desativar o início de sessão em dois passos',
    renew: 'Novos códigos de recuperação',
    keep: 'Os seus códigos de recuperação',
  },
  enrol: {
    text: 'Com o início de sessão em dois passos, sempre que iniciar sessão introduz um código de uma aplicação de autenticação no seu telemóvel, como o Google Authenticator ou o Aegis. A sessão será terminada nos seus outros dispositivos.',
    scan: 'Leia isto com a sua aplicação de autenticação e introduza depois o código de seis algarismos que ela mostra.',
    qrCode: 'Código QR para a sua aplicação de autenticação',
    here: 'A aplicação está neste dispositivo? <a>Abra a aplicação</a> ou escreva nela esta chave:',
    turnOn: 'Ativar',
  },
  code: 'Código de autenticação ou de recuperação',
  removeText:
    'Deixa de lhe ser pedido um código ao iniciar sessão, e os seus códigos de recuperação deixam de servir.',
  turnOff: 'Desativar',
  off: 'O início de sessão em dois passos está desativado.',
  renewText: 'Os códigos que tem agora deixam de servir.',
  unseenText:
    'O início de sessão em dois passos está ativado, mas a ligação perdeu-se antes de podermos mostrar os seus códigos de recuperação. Crie agora novos códigos, com o próximo código que a sua aplicação mostrar.',
  renew: 'Criar novos códigos',
  codes: {
    text: 'Guarde estes códigos de recuperação num lugar onde os encontre sem o seu telemóvel. Cada um serve para iniciar sessão uma vez, se não puder usar a sua aplicação de autenticação. <b>Não voltaremos a mostrá-los.</b>',
    label: 'Códigos de recuperação',
    copy: 'Copiar',
    copied: 'Códigos de recuperação copiados.',
    notCopied: 'Não foi possível copiar. Anote os códigos.',
    download: 'Descarregar',
    saved: 'Já os guardei',
    file: (brand, codes) => `Códigos de recuperação de ${brand}. Cada um serve uma vez.\n\n${codes}\n`,
    fileName: (brand) => `${brand.toLowerCase()}-codigos-de-recuperacao.txt`,
  },
}
