import { hoursAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/app/leaving/words'

const GOODBYE = `تم حذف حسابك على ${BRAND}`

export const words: typeof en = {
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'كما طلبت.',
    heading: 'نتمنى لك الخير',
    name,
    paragraphs: [
      'حذفنا حسابك كما طلبت. حُذف ملفك الشخصي وصورك وإعجاباتك وإعجاباتك المتبادلة ومحادثاتك وإعداداتك، ولا يمكن استرجاعها.',
    ],
    closing: [
      'هذه آخر رسالة تصلك منا بالبريد الإلكتروني. إذا لم يكن الطلب منك، فيرجى مراسلتنا وسننظر في الأمر.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `نسخة بياناتك من ${BRAND} جاهزة`,
    preview: `يمكنك تنزيلها خلال ${hoursAr(EXPORT_HOURS)}.`,
    heading: 'نسخة بياناتك جاهزة',
    name,
    paragraphs: ['نسخة بياناتك التي طلبتها جاهزة:'],
    action: { link, label: 'تنزيل بياناتي' },
    closing: [
      `يصلح الرابط مرة واحدة، خلال ${hoursAr(EXPORT_HOURS)}، بعد تسجيل الدخول إلى حسابك. إذا لم يكن الطلب منك، فيرجى تغيير كلمة المرور.`,
    ],
  }),
  // At most 70 letters, plus whatever the site's address adds to the link.
  archiveTexts: (link) => [`نسخة بياناتك جاهزة: ${link}`, `بياناتك جاهزة: ${link}`, `بياناتك: ${link}`],
  onceADay: (hours) =>
    `يمكنك طلب نسخة من بياناتك مرة واحدة في اليوم. يرجى المحاولة مرة أخرى بعد ${hoursAr(hours)}.`,
  deactivated: 'حسابك معطل الآن. يمكنك العودة متى شئت بتسجيل الدخول.',
  asked: 'نجهز نسخة بياناتك. سيصلك رابط عندما تصبح جاهزة.',
  deleted: 'حُذف حسابك.',
  /**
   * The archive's README.txt. File names stay in English; no line of the list begins with Arabic, which would turn it
   * right to left.
   */
  readMe: `هذا كل ما نحتفظ به عنك.

profile.json        حسابك وملفك الشخصي
settings.json       إعداداتك
consents.json       ما وافقت عليه، ومتى سحبت موافقتك
saved-searches.json  عمليات البحث التي حفظتها
likes.json          من أرسلت إليهم إعجابك، ومتى وصلك إعجاب
views.json          من فتحت ملفاتهم، ومن عُرضوا عليك، وكم مرة عُرضت أنت
matches.json        إعجاباتك المتبادلة
conversations.json  رسائلك، والرسائل التي وصلتك ممن تبادلت معهم الإعجاب
sessions.json       الأجهزة المسجل دخولها إلى حسابك
security-log.json   عمليات تسجيل الدخول والتغييرات في حسابك، لمدة سنة
safety.json         من حظرتهم أو أنهيت التواصل معهم، ومتى أخفيت أحدًا، ومتى لم يمكنك بدء محادثات، ومتى ظهرت متصفحاتك، ومن أخبرناك باستبعادهم، ومن أظهروا لك صورهم، ومتى ظهر تنبيه بجانب رسائلك
reports.json        من أبلغت عنهم، وما نتج عن ذلك
statements.json     ما قرره فريقنا بشأن حسابك، وما كتبته عن ذلك
verification.json   متى طلبت التوثيق، وما قررناه، ومن طلب التوثيق ممن
contact.json        ما كتبته إلى فريق المساندة
notifications.json  ما أشعرناك به
delivery.json       اختياراتك للإشعارات، وما أرسلناه إليك
membership.json     طلباتك وعضوياتك وإيصالاتك، وهل تتجدد عضويتك
photos.json         صورك، مع ملفاتها بجانب هذا الملف
`,
}
