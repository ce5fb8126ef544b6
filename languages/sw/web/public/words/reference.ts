import type { words as en } from '@ndoa/web/public/words/reference'

export const words: typeof en = {
  title: 'Orodha za kuchagulia',
  description: 'Imani, lugha na mambo ya kupenda ambayo wanachama wanaweza kuchagua.',
  withoutScripts: 'Bila JavaScript, soma <referenceData>orodha hizi kama data</referenceData>.',
  lists: { faiths: 'Imani', languages: 'Lugha', interests: 'Mambo unayopenda' },
  failed: 'Hatukuweza kupata imani, lugha na mambo unayopenda',
}
