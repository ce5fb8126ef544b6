/** On this screen notices leave after 3.5 s (section 4 of the specification). */
export const TOAST = 3_500
