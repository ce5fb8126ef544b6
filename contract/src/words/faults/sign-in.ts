/** Faults of the sign-in form, the only ones that visitors download at first. */
export const words = {
  email_missing: 'Email is required',
  email_invalid: 'Please enter a valid email',
  email_address_invalid: 'Please enter a valid email address',
  phone_missing: 'Phone number is required',
  phone_invalid: 'Please enter a valid phone number',
  country_missing: 'Please select a country',
  code_missing: 'Please enter the code',
  password_missing: 'Password is required',
}
