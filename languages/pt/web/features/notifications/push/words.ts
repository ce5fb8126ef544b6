import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/features/notifications/push/words'

export const words: typeof en = {
  turnOn: 'Receber avisos neste dispositivo',
  why: 'Uma notificação curta quando houver novidades para si. Nunca mostra nomes, fotos nem mensagens.',
  notNow: 'Agora não',
  isOn: 'Este dispositivo avisa quando houver novidades.',
  denied: `Este navegador bloqueia as notificações da ${BRAND}. Para as permitir, abra as definições deste site ao lado do endereço, escolha Notificações e depois Permitir.`,
  needsInstall: `Num iPhone ou iPad, adicione primeiro a ${BRAND} ao ecrã principal: toque em «Partilhar» e depois em «Adicionar ao ecrã principal». Depois, abra a ${BRAND} a partir daí.`,
  unsupported: 'Este navegador não pode receber notificações.',
  failed: 'Não foi possível ativar. Tente de novo.',
  setting: 'Notificações neste dispositivo',
}
