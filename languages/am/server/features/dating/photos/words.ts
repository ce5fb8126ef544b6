import type { words as en } from '@ndoa/server/features/dating/photos/words'

export const words: typeof en = {
  tooManyPhotos: 'ዛሬ ብዙ ፎቶዎችን ጨምረዋል።',
  tooManyGrants: 'ዛሬ ፎቶዎችዎን ለብዙ ሰዎች አሳይተዋል።',
  uploaded: 'ፎቶው ገብቷል!',
  deleted: 'ፎቶው ተሰርዟል።',
  reordered: 'የፎቶዎች ቅደም ተከተል ተቀምጧል!',
  mainChosen: 'ዋናው ፎቶ ተቀይሯል!',
}
