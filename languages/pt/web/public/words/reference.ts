import type { words as en } from '@ndoa/web/public/words/reference'

export const words: typeof en = {
  title: 'Dados de referência',
  description: 'Religiões, línguas e interesses, tal como os membros os podem escolher.',
  withoutScripts: 'Sem scripts, leia <referenceData>as listas como dados</referenceData>.',
  lists: { faiths: 'Religiões', languages: 'Línguas', interests: 'Interesses' },
  failed: 'Não foi possível obter as religiões, as línguas e os interesses',
}
