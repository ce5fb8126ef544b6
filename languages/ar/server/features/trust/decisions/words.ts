import { daysAr, hoursAr, monthsAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { pluralAr } from '@ndoa/contract/plural'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_MONTHS, STRIKE_DAYS, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { words as en } from '@ndoa/server/features/trust/decisions/words'
import { rules } from './words/rules.ts'

/** The rule behind a reason, as published at /community-rules. */
const rule = (reason: ReportReason) => `قواعد المجتمع، «${rules[reason].title}»: ${rules[reason].rule}`

const EVERYWHERE = `يسري هذا في كل مكان على ${BRAND}.`
const inDays = (days: number | null) => daysAr(days ?? 0)
const COURTS = 'اللجوء إلى محكمة، أو إلى جهة تسوي النزاعات خارج المحاكم.'
const TRUST = 'يجب أن يطمئن الأعضاء إلى أن لا أحد هنا يطمع في مدخراتهم، مهما كان السبب المذكور.'

/** For fraud bans. */
const CONTACTS_NOTIFIED =
  'نخبر كل من وصلته رسالة منك بأننا أزلنا حسابك لأنه خالف قواعدنا بشأن المال أو الهوية المزيفة، ونبين له كيف يحافظ على سلامته. وإذا ألغينا الاستبعاد، نخبره بأننا أخطأنا.'
const CONTACTS_CORRECTED = 'ونخبر الآن كل من نبهناهم بشأنك بأن قرارنا كان خطأ، وبأنه لا سبب للحذر منك.'

/** For a wrongful suspension. */
const DAYS_BACK = 'وإذا كانت لك عضوية مدفوعة، فقد أضفنا إليها الأيام التي ضاعت منك.'

/** Restrictions that remain after a decision is lifted. */
const stillApplies = {
  all: `ويمكنك استخدام ${BRAND} من جديد بلا قيود.`,
  suspended: 'لكن حسابك يبقى معلقًا، لسبب آخر لا يغيره هذا.',
  slowed: 'لكن بدء محادثات جديدة ما زال غير متاح لك، لسبب آخر لا يغيره هذا.',
}

/** Why the rule matters. */
const why: Record<ReportReason, string> = {
  money: `طلبت مالًا أو هدايا، أو دعوت أحدًا إلى الاستثمار. و${TRUST}`,
  not_in_photos: 'الشخص الظاهر في الصور ليس أنت. ويجب أن يعرف الأعضاء مع من يتحدثون.',
  underage: `ما اطلعنا عليه يدل على أن عمرك أقل من 18 سنة، أو على أن في الأمر طفلًا. وخدمة ${BRAND} للبالغين وحدهم.`,
  threats: 'هددت أحدًا أو ضغطت عليه. ولا ينبغي أن يخاف أحد هنا من عضو آخر.',
  hate: 'ما كتبته أو عرضته يهين الناس، أو يحتقرهم لما هم عليه.',
  sexual: 'ما كتبته أو عرضته جنسي، ولم يطلبه الأعضاء.',
  married: `ما اطلعنا عليه يدل على أن لك زواجًا قائمًا أو وعدًا بالزواج لشخص آخر. وأعضاء ${BRAND} هنا من أجل الزواج.`,
  advertising: 'عرضت سلعًا أو خدمات، أو وجهت أعضاء إلى مكان آخر.',
  trafficking: 'ما اطلعنا عليه يدل على أن شخصًا يُجبر أو يُباع. ونتصرف في مثل هذا فورًا لحماية الناس.',
  meeting: 'ما حدث خارج هذا الموقع يعرض أعضاء آخرين للخطر.',
  other: 'ما فعلته يؤذي أعضاء آخرين، كما هو مبين أعلاه.',
}

/** As the object of "we removed". */
const photos = (count: number) =>
  pluralAr(count, {
    zero: 'صورًا',
    one: 'صورة واحدة',
    two: 'صورتين',
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  })
const messages = (count: number) =>
  pluralAr(count, {
    zero: 'رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتين',
    few: `${count} رسائل`,
    many: `${count} رسالة`,
    other: `${count} رسالة`,
  })

export const words: typeof en = {
  rule,
  why,
  titles: {
    advice: 'كلمة ودية من فريقنا',
    content_removed: 'أزلنا شيئًا من حسابك',
    slowed: 'لا يمكنك بدء محادثات جديدة لفترة',
    suspended: 'حسابك معلق',
    banned: 'حسابك معلق إلى أن نقرر بشأن استبعاده',
  },
  /** The decision; `removed` is the sentence about removed content, or empty. */
  decisions: {
    advice: () => 'هذه نصيحة. ولا قيد على أي شيء في حسابك.',
    content_removed: (_days, removed) =>
      `${removed} ولم يعد بإمكان أحد على ${BRAND} رؤية ذلك. ولا قيد على بقية حسابك.`,
    slowed: (days, removed) =>
      `لمدة ${inDays(days)} لا يمكنك بدء محادثات جديدة. وتستمر المحادثات التي بدأت. ${EVERYWHERE} ${removed}`,
    suspended: (days, removed) =>
      `لمدة ${inDays(days)} لا يستطيع أحد رؤية ملفك الشخصي، ولا يمكنك استخدام حسابك. ${EVERYWHERE} ${removed}`,
    banned: (_days, removed) =>
      `ننظر في استبعاد حسابك نهائيًا. ويقرر ذلك شخص ثانٍ من فريقنا خلال 24 ساعة. وحتى ذلك الحين لا يستطيع أحد رؤية ملفك الشخصي، ولا يمكنك استخدام حسابك. ${EVERYWHERE} ${removed}`,
  },
  removed: (list, things) => {
    const parts = [
      things.photos > 0 && photos(things.photos),
      things.messages > 0 && messages(things.messages),
      things.bio && 'نبذة ملفك الشخصي',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `أزلنا ${list(parts)}.` : ''
  },
  strikes: {
    none: 'لا يُحسب ذلك نقطة مخالفة.',
    one: `يُحسب ذلك نقطة مخالفة واحدة لمدة ${daysAr(STRIKE_DAYS)}.`,
    two: `يُحسب ذلك نقطتي مخالفة لمدة ${daysAr(SUSPENSION_STRIKE_DAYS)}.`,
  },
  /** Replaces the facts where they would identify a reporter. */
  fewFacts: (week) =>
    `في الأسبوع الذي بدأ بتاريخ ${week} وجدنا أن القاعدة المذكورة أدناه خولفت. ولا نقول أكثر من ذلك، حتى لا يمكن التعرف على أحد.`,
  source: {
    reported: 'نظرنا في هذا لأنه وصلنا بلاغ عنه.',
    found: 'لم يبلغنا أحد بهذا. وجدناه نحن بأنفسنا.',
  },
  automation: {
    program: 'نبهنا برنامج إلى هذا. ولم يقرر البرنامج شيئًا: نظر في الأمر أحد أفراد فريقنا وقرر.',
    people: 'لم يجد هذا أي برنامج، ولم يقرره أي برنامج. نظر في الأمر أحد أفراد فريقنا وقرر.',
  },
  appeal: `إذا كنا في رأيك مخطئين، فيمكنك طلب مراجعة ثانية هنا خلال ${monthsAr(APPEAL_MONTHS)}. وهي مجانية، ويقرر فيها شخص لم يشارك في هذا القرار. ويمكنك أيضًا ${COURTS}`,
  banConfirmed: {
    title: 'تم استبعاد حسابك نهائيًا',
    decision: (tellsContacts) =>
      `تم استبعاد حسابك نهائيًا. ولا يستطيع أحد رؤية ملفك الشخصي، ولا يمكنك استخدام حسابك. ${EVERYWHERE} قرر ذلك شخصان من فريقنا، أحدهما بعد الآخر.${tellsContacts ? ` ${CONTACTS_NOTIFIED}` : ''}`,
  },
  upheld: {
    title: 'نظرنا في الأمر مرة أخرى، وبقي قرارنا كما هو',
    decision: (decision) => `بقي قرارنا كما هو. ${decision}`,
    appeal: `نظر في القرار مرة أخرى، كما طلبت، شخص لم يشارك فيه. وما زال بإمكانك ${COURTS}`,
  },
  lifted: (standing, isRemoved, correctsContacts, wasAppealed, wasSuspended) => ({
    title: 'ألغينا قرارنا',
    parts: {
      decision: `لم يعد قرارنا السابق قائمًا. ${stillApplies[standing]} ولم تعد نقاط المخالفة من ذلك القرار محسوبة، وقد عاد ما أزاله، إلا ما حذفته أنت${isRemoved ? ' أو ما أزاله قرار آخر أيضًا' : ''}.${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} ونحن نعتذر.`,
      facts: 'نظر شخص آخر من فريقنا في الأمر مرة أخرى، وتوصل إلى نتيجة مختلفة.',
      source: wasAppealed ? 'طلبت منا النظر في الأمر مرة أخرى.' : 'نظرنا في الأمر مرة أخرى من تلقاء أنفسنا.',
      automation: 'لم يقرر هذا أي برنامج. قرره أحد أفراد فريقنا.',
      rule: 'لم تُخالف القاعدة التي ذكرناها في البيان السابق.',
      explanation: 'لذلك لم يعد القرار السابق ساريًا.',
      appeal: 'لم يبق ما يُنظر فيه مرة أخرى. وإذا بقي شيء لم تتم إعادته، فيرجى مراسلتنا عبر صفحة التواصل.',
    },
  }),
  /** For a stop by the scam shield. */
  paused: {
    title: 'لا يمكنك بدء محادثات جديدة في الوقت الحالي',
    parts: {
      decision: `لمدة لا تزيد على ${daysAr(SHIELD_PAUSE_DAYS)} لا يمكنك بدء محادثات جديدة. وتستمر المحادثات التي بدأت. ${EVERYWHERE} وينتهي قبل ذلك متى نظر فيه أحد أفراد فريقنا. ولا يُحسب نقطة مخالفة.`,
      facts: 'عدة رسائل من آخر رسائلك تبدو طلبًا لمال أو سلع أو دفعة أو رمز.',
      source: 'وجد ذلك برنامج يبحث في الرسائل عن طلبات المال.',
      automation: `وجد ذلك برنامج، وهو الذي وضع هذا القيد من تلقاء نفسه. ولم ينظر في الأمر أحد من فريقنا بعد. وسينظر فيه أحد أفراد فريقنا خلال ${hoursAr(SHIELD_DUE_HOURS)}، ولا يقرر في أي أمر آخر إلا الناس.`,
      rule: rule('money'),
      explanation: TRUST,
      appeal: `إذا كان هذا في رأيك خطأ، فيمكنك طلب مراجعة ثانية هنا. وهي مجانية، ويقرأ طلبك أحد أفراد فريقنا قبل أن نقرر. وبعد أن يقرر فريقنا، يصلك بيان آخر، ويمكنك طلب مراجعة ثانية بشأنه خلال ${monthsAr(APPEAL_MONTHS)}. ويمكنك أيضًا ${COURTS}`,
    },
  },
  /** Text message to a member without an email address, at most 70 characters. */
  statementText: `قرار بشأن حسابك في ${BRAND}. سجل الدخول لمعرفة السبب وما يمكنك فعله.`,
  /** Contains no facts and no quotes, because others may read the mail. */
  statementMail: (name, { title, parts }, link) => ({
    subject: `بخصوص حسابك على ${BRAND}`,
    preview: 'هناك ما تنبغي لك قراءته.',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'قراءة البيان كاملًا' },
    closing: ['ما وجدناه موجود في حسابك، حيث لا يقرؤه أحد غيرك.'],
  }),
  /**
   * For members who received messages from a member banned since. Neutral, because a removed account proves no
   * intent.
   */
  warning: (name, who, site) => ({
    subject: `تنبيه من ${BRAND} بشأن سلامتك`,
    preview: 'يرجى تخصيص دقيقة لقراءة هذا.',
    heading: 'بخصوص شخص وصلتك منه رسالة',
    name,
    paragraphs: [
      `أزلنا حسابًا وصلتك منه رسالة على ${BRAND}، وهو حساب ${who}، لأنه خالف قواعدنا بشأن المال أو الهوية المزيفة. وربما كان الاسم مزيفًا أو كانت الصور مزيفة، والاحتيال محتمل.`,
      'إياك وإرسال المال إلى أي شخص لا معرفة لك به إلا من هنا، وإياك ومشاركة البيانات المصرفية أو أرقام البطاقات أو الرموز، مهما كان السبب المذكور.',
      'إذا سبق أن أرسلت مالًا، فعليك فورًا مطالبة البنك أو مزود خدمة الأموال عبر الهاتف بوقف الدفعة أو استرجاعها. ومن المهم الاحتفاظ بالمحادثة وبكل إيصال؛ فقد يطلبها البنك والشرطة.',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'معرفة ما يمكنك فعله' },
    closing: [
      `هل لديك سؤال، أو شيء يهمك أن نعرفه؟ يمكنك مراسلتنا: ${site}/contact`,
      'تصلك هذه الرسالة أيًا كانت إعدادات إشعاراتك، لأنها تخص سلامتك.',
    ],
  }),
  correction: (name, who, site) => ({
    subject: `تصحيح من ${BRAND}`,
    preview: 'لقد أخطأنا.',
    heading: 'لقد أخطأنا',
    name,
    paragraphs: [
      `أخبرناك بأننا أزلنا حساب ${who} لأنه خالف قواعدنا. وقد نظرنا في الأمر مرة أخرى: كان قرارنا خطأ، ولم يعد الحساب مستبعدًا.`,
      `يرجى تجاهل تنبيهنا بشأن ${who}: فقد كان خطأ. ونحن نعتذر عما سببه ذلك من قلق.`,
    ],
    closing: [`هل لديك سؤال؟ يمكنك مراسلتنا: ${site}/contact`],
  }),
  /** Staff's own reply to a notice or a contact message. */
  answer: (reply) => ({
    subject: `ردنا على رسالتك إلى ${BRAND}`,
    preview: 'نظر فيها أحد أفراد فريقنا.',
    heading: 'ردنا',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage) =>
    `لم يقرر هذا أي برنامج: قرره أحد أفراد فريقنا. وإذا كنا في رأيك مخطئين، فيمكنك مراسلتنا: ${contactPage}. ويمكنك أيضًا ${COURTS}`,
}
