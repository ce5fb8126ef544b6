import { pluralEn } from '@ndoa/contract/plural'

export const words = {
  tooManyMoves: (days: number) =>
    `You can move to another city twice a week. Please try again in ${pluralEn(days, { one: '1 day', other: `${days} days` })}.`,
  /** Below the field that cannot be saved; section 5 of the specification. */
  faults: {
    languages: 'At least one language is required',
    ageRange: 'Minimum age must be less than maximum age',
    tooYoung: 'You must be at least 18 years old',
    dateOfBirth: 'Please check your date of birth',
    city: 'Please enter just the name of your city',
    notInList: 'Please choose from the list',
  },
}
