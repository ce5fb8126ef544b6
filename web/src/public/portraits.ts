export type Portrait =
  | 'woman'
  | 'man'
  | 'woman-hijab'
  | 'man-glasses'
  | 'woman-turban'
  | 'woman-glasses'
  | 'man-dreads'
  | 'mother'
