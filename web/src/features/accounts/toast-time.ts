/** On the settings screen notices leave after 3.5 s (section 4 of the specification). */
export const SETTINGS_TOAST = 3_500
