import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Orodha za kuchagulia',
  description: 'Imani, lugha na mambo ya kupenda ambayo wanachama wanaweza kuchagua.',
  withoutScripts: 'Bila JavaScript, soma <referenceData>orodha hizi kama data</referenceData>.',
  lists: { faiths: 'Imani', languages: 'Lugha', interests: 'Mambo unayopenda' },
  failed: 'Hatukuweza kupata imani, lugha na mambo unayopenda',
}
