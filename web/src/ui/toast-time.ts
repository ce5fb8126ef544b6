/** Toasts of settings, photos and the profile disappear after this many milliseconds (section 4 of the specification). */
export const SHORT_TOAST = 3_500
