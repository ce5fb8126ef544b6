import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

/** Screen reader announcements while a photo is dragged. */
export const sorting: typeof en = {
  how: 'لنقل الصورة: الضغط على مفتاح المسافة، ثم اختيار مكانها بمفاتيح الأسهم، ثم الضغط على مفتاح المسافة مرة أخرى. ومفتاح Escape يتركها في مكانها.',
  pickedUp: (photo) => `الصورة ${photo} جاهزة للنقل.`,
  over: (photo, place, total) => `الصورة ${photo} فوق المكان ${place} من ${total}.`,
  put: (photo, place, total) => `وُضعت الصورة ${photo} في المكان ${place} من ${total}.`,
  stays: (photo) => `بقيت الصورة ${photo} في مكانها.`,
}
