import { daysAr, hoursAr } from '@ndoa/contract/arabic'
import { pluralAr as plural } from '@ndoa/contract/plural'
import { BAN_DUE_HOURS, SLOWED_DAYS_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/ladder'
import { orList } from './phrases.ts'

export const words: typeof en = {
  none: {
    name: 'لا إجراء',
    meaning: 'لم نجد مخالفة لقاعدة. لا يحدث للعضو شيء، ولا يُحسب ذلك عليه.',
  },
  advice: {
    name: 'نصيحة',
    meaning: 'كلمة ودية تبين ما يحسن تغييره. ولا يُقيد شيء.',
  },
  content_removed: {
    name: 'إزالة محتوى',
    meaning: 'تُزال صورة أو رسالة أو نبذة الملف الشخصي. ويستمر الحساب كما كان.',
  },
  slowed: {
    name: 'منع المحادثات الجديدة',
    meaning: `لمدة تصل إلى ${daysAr(SLOWED_DAYS_MAX)} لا يستطيع العضو بدء محادثات جديدة. وتستمر المحادثات التي بدأت.`,
  },
  suspended: {
    name: 'تعليق الحساب',
    meaning: `المدة بالأيام: ${orList(SUSPENSION_DAYS)}. خلالها لا يرى أحد الملف الشخصي، ولا يستطيع العضو إلا قراءة أسبابنا، والاطلاع على بلاغاته، وطلب مراجعة ثانية لأي منهما، وتنزيل بياناته، أو حذف الحساب.`,
  },
  banned: {
    name: 'استبعاد نهائي',
    meaning: `يفقد صاحب الحساب الوصول إليه نهائيًا. يقترح ذلك شخص من فريقنا، ويقرره شخص آخر، هو مسؤول أعلى، خلال ${hoursAr(BAN_DUE_HOURS)}؛ ويبقى الحساب معلقًا في هذه الأثناء. ولا يُستبعد أحد بقرار شخص واحد وحده.`,
  },
  strikes: (count, days) =>
    plural(count, {
      zero: 'لا نقاط مخالفة',
      one: `نقطة مخالفة واحدة لمدة ${daysAr(days)}`,
      two: `نقطتا مخالفة لمدة ${daysAr(days)}`,
      few: `${count} نقاط مخالفة لمدة ${daysAr(days)}`,
      many: `${count} نقطة مخالفة لمدة ${daysAr(days)}`,
      other: `${count} نقطة مخالفة لمدة ${daysAr(days)}`,
    }),
}
