import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

/** Screen reader announcements while a photo is dragged. */
export const sorting: typeof en = {
  how: 'Space ይጫኑ፤ በቀስት ቁልፎች ቦታ ይምረጡና እንደገና Space ይጫኑ፤ Escape ይሰርዘዋል።',
  pickedUp: (photo) => `ፎቶ ${photo} ተነስቷል።`,
  over: (photo, place, total) => `ፎቶ ${photo} ከ${total} ቦታዎች በቦታ ${place} ላይ ነው።`,
  put: (photo, place, total) => `ፎቶ ${photo} ከ${total} ቦታዎች በቦታ ${place} ተቀምጧል።`,
  stays: (photo) => `ፎቶ ${photo} በነበረበት ይቆያል።`,
}
