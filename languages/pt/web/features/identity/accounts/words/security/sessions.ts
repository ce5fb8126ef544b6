import type { sessions as en } from '@ndoa/web/features/identity/accounts/words/security/sessions'

/** "Hoje" and "Há 3 dias" are lower case inside a sentence; dates do not change. */
const within = (moment: string) => moment.charAt(0).toLowerCase() + moment.slice(1)

export const sessions: typeof en = {
  failed: 'Não foi possível carregar os seus dispositivos',
  list: 'Dispositivos com sessão iniciada',
  ended: 'A sessão desse dispositivo foi terminada.',
  othersEnded: 'As sessões de todos os outros dispositivos foram terminadas.',
  endOthers: 'Terminar todas as outras',
  thisDevice: 'Este dispositivo',
  unknownPlace: 'Local desconhecido',
  unknownBrowser: 'Navegador desconhecido',
  browserOn: (browser, system) => `${browser} em ${system}`,
  used: (place, lastUsed, signedIn) =>
    `${place} · última utilização: ${within(lastUsed)} · sessão iniciada: ${within(signedIn)}`,
  end: 'Terminar',
  endOf: (device) => `Terminar: ${device}`,
}
