import { pluralAr as plural } from '@ndoa/contract/plural'
import type {
  bubble as bubbleEn,
  cautions as cautionsEn,
  composer as composerEn,
  moneyQuestion as moneyQuestionEn,
} from '@ndoa/web/features/dating/messaging/words/chat'

const characters = (count: number) => {
  const shown = count.toLocaleString('en')
  return plural(count, {
    zero: 'لا أحرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${shown} أحرف`,
    many: `${shown} حرفًا`,
    other: `${shown} حرف`,
  })
}

export const cautions: typeof cautionsEn = {
  money: {
    title: 'يرجى الحذر في أمور المال',
    text: 'يبدو أن الحديث هنا تطرق إلى المال. إياك وإرسال المال أو بطاقات الهدايا أو الرموز أو البيانات المصرفية إلى شخص لم يسبق لك لقاؤه، مهما كانت القصة محزنة أو عاجلة. ومن كانت نيته حسنة سيتفهم ذلك.',
  },
  contact: {
    title: 'لا داعي للعجلة في الانتقال إلى تطبيق آخر',
    text: 'هنا يمكنك الحظر والإبلاغ، ويمكن لفريقنا مساعدتك. أما في غير هذا المكان فلا نستطيع. الأفضل أن يستمر الحديث هنا حتى تتعارفا جيدًا.',
  },
}

export const moneyQuestion: typeof moneyQuestionEn = {
  title: 'هل هذا هو الوقت المناسب للحديث عن المال؟',
  text: 'كثيرًا ما يطلب غرباء المال من الأعضاء، ولذلك يقلق هذا الأمر كثيرين منهم. إذا لم تلتقيا وجهًا لوجه بعد، فنرجو إبقاء المال خارج الحديث. وإذا كان المقصود شيئًا آخر، فيمكنك المتابعة كالمعتاد.',
  understood: 'فهمت',
}

export const composer: typeof composerEn = {
  label: (name) => `رسالة إلى ${name}`,
  placeholder: 'كتابة رسالة...',
  left: (count) => `المتبقي: ${characters(count)}`,
  tooMany: (count) => `الزيادة: ${characters(count)}`,
  tooLong: 'رسالتك أطول من أن تُرسل',
  fewLeft: (most) => `المتبقي لا يزيد على: ${characters(most)}`,
}

/** The screen reader label of a message: author, text, time and state. */
export const bubble: typeof bubbleEn = {
  from: (name) => `رسالة من ${name}: `,
  fromYou: 'رسالتك: ',
  at: (time) => `، ${time}`,
  atIn: (time, state) => `، ${time}، ${state}`,
  moment: (date, time) => `${date}، ${time}`,
  states: {
    sending: 'جارٍ الإرسال',
    waiting: 'بانتظار الشبكة',
    failed: 'لم تُرسل',
    stored: 'أُرسلت',
    read: 'مقروءة',
  },
  notSent: (reason) => `لم تُرسل. ${reason}`,
  retry: 'إعادة المحاولة',
  discard: 'حذف',
}
