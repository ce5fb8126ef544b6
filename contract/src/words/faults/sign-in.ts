/** Faults of the sign-in form, the only ones that visitors download at first. */
export const words = {
  email_missing: 'Email is required',
  email_invalid: 'Please enter a valid email',
  email_address_invalid: 'Please enter a valid email address',
  phone_missing: 'Phone number is required',
  phone_letters: 'Please enter digits only.',
  phone_short: 'This number is too short. Is a digit missing?',
  phone_long: 'This number is too long. Please enter one number only.',
  phone_code_missing: 'Please begin with + and the country code.',
  phone_code_unknown: 'No country has this code. Please check the digits after the plus sign.',
  phone_invalid: 'Please enter a valid phone number',
  country_missing: 'Please select a country',
  code_missing: 'Please enter the code',
  password_missing: 'Password is required',
}
