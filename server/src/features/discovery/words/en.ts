export const words = {
  tooManySuggestions: "You've looked through a lot of suggestions.",
  unknownPage: 'This page is not known.',
}
