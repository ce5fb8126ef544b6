export const words = {
  tooManyPartings: "You've blocked or unmatched a lot of members.",
  tooManyAtOnce: 'That was a lot at once.',
  tooManyProfiles: "You've opened a lot of profiles today.",
  blockYourself: 'You cannot block yourself.',
  hideYourself: 'You cannot hide yourself.',
}
