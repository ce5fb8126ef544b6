import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

/** Screen reader announcements while a photo is dragged. */
export const sorting: typeof en = {
  how: 'ፎቶውን ለማንቀሳቀስ Space ይጫኑ፤ በቀስት ቁልፎች ቦታውን ይምረጡና እንደገና Space ይጫኑ። በነበረበት ለመተው Escape ይጫኑ።',
  pickedUp: (photo) => `ፎቶ ${photo} ተነስቷል።`,
  over: (photo, place, total) => `ፎቶ ${photo} ከ${total} ቦታዎች በቦታ ${place} ላይ ነው።`,
  put: (photo, place, total) => `ፎቶ ${photo} ከ${total} ቦታዎች በቦታ ${place} ተቀምጧል።`,
  stays: (photo) => `ፎቶ ${photo} በነበረበት ይቆያል።`,
}
