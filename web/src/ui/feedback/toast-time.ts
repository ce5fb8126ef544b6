/** Milliseconds, for toasts of settings, photos and the profile (section 4 of the specification). */
export const SHORT_TOAST = 3_500
