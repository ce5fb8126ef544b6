import type { Sections } from './claims.ts'

/** Section 5 of the specification: validation. */
export const SECTION_5: Sections = {
  '5 Registration': {
    required: 'the sentences for name, gender, birth date, country',
    terms: "'You must agree to the terms and privacy policy'",
  },
  '5 Email mode': {
    email: "'Email is required', 'Please enter a valid email'",
    password: "'Password is required', 'Password must be at least 8 characters'",
    confirmation: "'Please confirm your password', 'Passwords do not match'",
  },
  '5 Password checklist': {
    rules: '8 characters, upper case, lower case, number, special character',
  },
  '5 Phone mode': {
    phone: "'Phone number is required', 'Please select a country'",
    code: '6 characters at most',
  },
  '5 Login': {
    email: 'a valid email and a password are needed',
    phone: 'a number and a country are needed',
  },
  '5 Errors': {
    clear: 'an error goes when its field is edited',
  },
  '5 Server messages': {
    registered: "'An account with this email already exists. Please try signing in instead.'",
    'too short': "'Password must be at least 6 characters long.'",
    'two minimums': { says: 'server 6, client 8', departure: 'server minimum of 6 characters' },
    'invalid email': "'Please enter a valid email address.'",
    'cannot validate': "'Unable to validate email address. Please check your email and try again.'",
  },
  '5 Profile sections': {
    basic: "'Full name is required' when blank; a gender is needed",
    languages: "'At least one language is required'",
    ages: "'Minimum age must be less than maximum age'",
    others: 'the other sections need nothing',
    failure: "'Please fix the errors in this section.'",
    clears: 'changing a field clears its error',
    sliders: '18 to 100; the lower end stays at least 1 below the upper',
  },
  '5 Find Matches': {
    sliders: '18 to 60',
    'before defaults': '22 to 35 until the defaults are there',
    all: "country 'all' and faith 'all' restrict nothing",
  },
  '5 Age dropdown': {
    values: '22 to 100, 79 values, for both',
    unchecked: 'the lower may be above the upper',
  },
  '5 Password change': {
    match: "'Passwords do not match.'",
    requirement: "'Password does not meet requirements: {first unmet rule}'",
    disabled: 'while a field is empty, and while it is sent',
  },
  '5 Forgot password': {
    email: "'Email is required', 'Please enter a valid email address'",
  },
  '5 Photo upload': {
    images: 'images only, several at once',
    nine: "'You can only upload up to 9 photos.'",
  },
  '5 Messages': {
    trimmed: 'text is trimmed; blanks are not sent',
    button: 'disabled when there is nothing to send',
    'while sending': 'disabled while sending',
    keys: 'Enter sends, Shift+Enter begins a line',
  },
  '5 Contact form': {
    fields: 'all five are required, the email must be one',
    categories: 'nine categories',
  },
  '5 Display rules': {
    name: "first word of the name, else the email before @, else 'User'",
    'unknown match': { says: "'Unknown User'", departure: "an unknown match is called 'Unknown User'" },
    location: "'city, country', or the country, or 'Unknown Location'",
    age: 'computed from the birth date',
  },
  '5 Terms of use': {
    rules: '18, real, not married, personal, no money, no fakes',
  },
}
