/** On the settings screen, toasts disappear after 3.5 s (section 4 of the specification). */
export const SETTINGS_TOAST = 3_500
