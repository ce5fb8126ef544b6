import type { words as en } from '@ndoa/server/features/dating/photos/words'

export const words: typeof en = {
  tooManyPhotos: 'Leo umeongeza picha nyingi.',
  tooManyGrants: 'Leo umeonyesha picha zako kwa watu wengi.',
  uploaded: 'Picha imepakiwa!',
  deleted: 'Picha imefutwa.',
  reordered: 'Mpangilio wa picha umebadilishwa!',
  mainChosen: 'Picha kuu imebadilishwa!',
}
