/**
 * What is used above the floor all the same, by its name, or by file and name where one file alone may; with the reason. An
 * entry that is no longer needed fails the check.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  // Methods of ours, and of libraries, that are called as new ones of the platform.
  '.requestSubmit()': 'a method of the field of a list, which asks the form first',
  '.show()': 'a method of toasts, and a sentence',
  '.toArray()': 'a function of React',
  '.use()': 'a function of React',
  '.notify()': 'a method of the cache of queries',
  '.startViewTransition()':
    'a method of the router; React calls the platform’s for a component that no screen has',
  '.info()': 'a method of toasts',
  '.ready()': 'a sentence',
  '.adopt()': 'a method of a form',
  '.move()': 'a method of a list of the console',
  '.take()': 'a mutation of the console',
  // Asked for in another place than beside the use.
  BroadcastChannel: 'within try, or after a look for it as the script starts',
  Notification: 'where pushSupport() has looked for it',
  'Notification.permission': 'where pushSupport() has looked for it',
  'Notification.requestPermission': 'where pushSupport() has looked for it',
  'send-telemetry .at()': 'for entries that Safari before 15.4 does not record',
  // Looks only.
  ':backdrop': 'looks only: an element stands in for the backdrop of a dialog that is polyfilled',
  ':details-content': 'looks only: an answer opens at once',
  ':focus-visible': 'looks only: the browser draws its own ring',
  '@container': 'looks only: the wide form is left out',
  '@media (scripting)': 'looks only: what needs scripts is seen without them, too',
  '@property': 'looks only: a gradient or a shadow is missing',
  '@starting-style': 'looks only: something appears at once',
  'accent-color': 'looks only: a check box in the colour of the browser',
  'container-type': 'looks only: the wide form is left out',
  'content-visibility': 'looks only: paper shows closed answers closed',
  'field-sizing': 'looks only: a field scrolls instead of growing',
  'font-size: cqi': 'looks only: an initial in the size of the text around it',
  'overflow-anchor': 'Safari without it does not move the page either',
  'overflow-wrap: anywhere': 'looks only: a long word is cut',
  'overscroll-behavior': 'looks only: the page behind a dialog scrolls at its end',
  'overscroll-behavior-x': 'looks only: a swipe at the end of a row goes back',
  'place-items: end': 'looks only: something stands at the start of its cell',
  'scroll-behavior': 'looks only: the page jumps',
  'scrollbar-width': 'looks only: a scroll bar is seen',
  'text-align: match-parent': 'looks only: a prefixed form follows',
  'text-wrap': 'looks only: lines break elsewhere',
}
