/** The filters of Find Matches beside age, country, faith and gender; in a file of its own, so that other pages do not load it. */
export const MORE_FILTERS = [
  'denomination',
  'tribe',
  'language',
  'education',
  'has_children',
  'wants_children',
  'verified',
  'has_photo',
  'active_this_week',
] as const
