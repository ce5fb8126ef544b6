import type { words as en } from '@ndoa/web/public/words/reference'

export const words: typeof en = {
  title: 'البيانات المرجعية',
  description: 'الأديان واللغات والاهتمامات كما يختار منها الأعضاء.',
  withoutScripts: 'من دون JavaScript، يمكن قراءة <referenceData>القوائم في صورة بيانات</referenceData>.',
  lists: { faiths: 'الأديان', languages: 'اللغات', interests: 'الاهتمامات' },
  failed: 'تعذر تحميل الأديان واللغات والاهتمامات',
}
