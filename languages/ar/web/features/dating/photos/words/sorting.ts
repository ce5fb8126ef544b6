import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

/** Screen reader announcements while a photo is dragged. */
export const sorting: typeof en = {
  how: 'لنقل الصورة: يمكنك الضغط على مفتاح المسافة، ثم اختيار المكان بمفاتيح الأسهم، ثم الضغط على مفتاح المسافة مرة أخرى؛ ومفتاح Escape يلغي ذلك.',
  pickedUp: (photo) => `الصورة ${photo} جاهزة للنقل.`,
  over: (photo, place, total) => `الصورة ${photo} فوق المكان ${place} من ${total}.`,
  put: (photo, place, total) => `وُضعت الصورة ${photo} في المكان ${place} من ${total}.`,
  stays: (photo) => `بقيت الصورة ${photo} في مكانها.`,
}
