// What is wrong with the fields of the forms that come after signing in: registering, the profile, a new password.

export { words as faults } from '@ndoa/contract/words/faults/ar/forms'
