import type { crop as cropEn, uploads as uploadsEn } from '@ndoa/web/features/dating/photos/words/uploads'

export const uploads: typeof uploadsEn = {
  choose: 'اختيار صورة',
  yourPhoto: 'صورتك',
  shown: 'يراها الآخرون من الآن.',
  shownLater: 'يراها الآخرون بعد أن ننظر فيها.',
  waiting: 'قيد الانتظار...',
  offline: 'بانتظار الشبكة',
  uploading: (file) => `جارٍ رفع ${file}`,
  percent: (percent) => `${percent}%`,
  checking: 'جارٍ الفحص...',
  done: 'تم رفع الصورة!',
  failed: 'تعذر رفع الصورة',
  someFailed: 'تعذر رفع بعض الصور.',
  tooMany: (most) => `الحد الأقصى لعدد الصور هو ${most}.`,
  wrongType: 'يرجى اختيار صورة من نوع JPEG أو PNG أو WebP.',
  tooSmall: (pixels) => `هذه الصورة صغيرة جدًا. يرجى اختيار صورة لا يقل ضلعها الأقصر عن ${pixels} بكسل.`,
  tooNarrow: (times) =>
    `هذه الصورة ضيقة جدًا. يرجى اختيار صورة لا يزيد ضلعها الأطول على ${times} أضعاف الأقصر.`,
  tooLarge: (megabytes) => `حجم هذه الصورة أكبر من ${megabytes} ميغابايت. يرجى اختيار صورة أصغر.`,
  notCropped: 'تعذر قص هذه الصورة على هذا الجهاز. يرجى اختيار صورة أخرى.',
}

export const crop: typeof cropEn = {
  title: 'قص صورتك',
  text: 'يمكنك سحب الصورة لتحريكها، وتكبيرها.',
  use: 'استخدام الصورة',
  frame: 'صورتك. مفاتيح الأسهم تحركها.',
  zoom: 'التكبير',
  zoomOut: 'تصغير',
  zoomIn: 'تكبير',
  move: 'تحريك صورتك',
  moves: {
    left: 'تحريك الصورة إلى اليسار',
    up: 'تحريك الصورة إلى أعلى',
    down: 'تحريك الصورة إلى أسفل',
    right: 'تحريك الصورة إلى اليمين',
  },
}
