import type { words as en } from '@ndoa/contract/dating/words/openers'

/** First messages about something that both members share; `name` is its name. Any member can answer them. */
export const words: typeof en = {
  shared: {
    language: [
      (name) => `كلانا يتكلم ${name}. ممن تعلمتها؟`,
      (name) => `أرى أننا نشترك في ${name}. ما الذي لا يقال حقًا إلا بها؟`,
    ],
    faith: [
      () => 'ديننا مما يجمعنا. كيف يظهر في أيام أسبوعك؟',
      () => 'سرني أن الدين يجمعنا. من الذي غرسه فيك؟',
    ],
    interest: [
      (name) => `رأيت ${name} في ملفك وفي ملفي. كيف كانت البداية عندك؟`,
      (name) => `اخترنا كلانا ${name}. ما أجمل ما في ذلك عندك؟`,
    ],
    children: [
      () => 'كلانا يتمنى أطفالًا. كيف كان بيت طفولتك؟',
      () => 'كلانا يأمل أن يكون له أطفال. ما الذي يهمك أن يتعلموه منك؟',
    ],
    sober: [
      () => 'كلانا لا يشرب الكحول. كيف تكون الأمسية الجميلة مع الأصدقاء في رأيك؟',
      () => 'رأيت أن الكحول ليس من عاداتك، ولا من عاداتي. أين يحلو لك لقاء الناس؟',
    ],
  },
  /** For members who share little, and to complete the list. */
  general: [
    'كيف مر أسبوعك حتى الآن؟',
    'أي طعام يذكرك بالبيت؟',
    'كيف يحلو لك قضاء يوم العطلة؟',
    'ما الذي رسم البسمة على وجهك هذا الأسبوع؟',
  ],
}
