/** The registration, as one page or three steps. */
export const register = {
  pageTitle: 'Create Account',
  title: 'Create your account',
  text: 'Meet people who want to marry, and who share your faith and culture.',
  hasAccount: 'Already have an account?',
  by: 'Register by',
  step: (step: number, last: number) => `Step ${step} of ${last}`,
  steps: {
    about: 'About you',
    reach: 'How to reach you',
    password: 'Your password',
    end: 'Almost done',
  },
  fullName: 'Full Name',
  gender: 'Gender',
  selectGender: 'Select gender',
  genders: { Male: 'Male', Female: 'Female' },
  dateOfBirth: 'Date of Birth',
  country: 'Country of Residence',
  loadingCountries: 'Loading countries...',
  selectCountry: 'Select your country',
  dialCode: 'Country Code',
  selectDialCode: 'Select a country',
  phone: 'Phone Number',
  confirmPassword: 'Confirm Password',
  passwordRules: 'Password requirements',
  terms: 'I agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
  codeGoesTo: 'We’ll send a code of six digits to <to></to>.',
  linkGoesTo: 'We’ll send a confirmation link to <to></to>.',
  /** The partner preferences chosen on the landing page. */
  wishes: {
    Male: (from: number, to: number) =>
      `You’re looking for a man aged ${from} to ${to}. You can change that in your profile.`,
    Female: (from: number, to: number) =>
      `You’re looking for a woman aged ${from} to ${to}. You can change that in your profile.`,
  },
  create: 'Create Account',
  creating: 'Creating Account...',
  complete: 'Complete Registration',
  verifyingCode: 'Verifying Code...',
  failed: 'Registration failed. Please try again.',
  codeFailed: 'An error occurred',
}
