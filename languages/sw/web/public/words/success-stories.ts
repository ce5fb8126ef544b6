import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/success-stories'

export const words: typeof en = {
  title: 'Waliokutana hapa',
  description: `Ukurasa wa wachumba na wanandoa waliokutana kwenye ${BRAND}, nyumbani na ughaibuni. Nanyi mlikutana hapa? Tusimulieni.`,
  subtitle: 'Kinachoweza kutokea watu wawili wanapojua wanachotafuta.',
  start: 'Anza safari yako',
  tell: 'Tusimulie kisa chako',
  yours: {
    title: 'Kisa chenu',
    text: [
      'Mlikutana hapa? <contact>Tusimulieni</contact>. Kamwe hatuchapishi kisa bila ridhaa yenu nyote wawili, na tutakiondoa wakati wowote mmoja wenu akiomba.',
    ],
  },
  none: {
    title: 'Bado hakuna visa',
    text: [
      'Kila kisa kwenye ukurasa huu kitahusu watu wawili wa kweli, na watakisimulia wao wenyewe. Bado hatuna cha kuwashirikisha, na hatutatunga. Chenu kinaweza kuwa cha kwanza.',
    ],
  },
}
