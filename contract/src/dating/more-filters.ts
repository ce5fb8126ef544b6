/** A separate file, so that other pages don't load it. */
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
