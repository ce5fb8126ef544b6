import type { DEAL_BREAKERS, GENDERS } from '@ndoa/contract/dating/choices'

/** Shown beside each answer whose owner consents to showing it by filling it in (`PROFILE_WORDS` in the contract). */
export const shown = 'Shown on your profile, unless you turn that off in Settings.'

export const basic = {
  name: 'Full Name',
  nameHint: 'Others only see the name below.',
  shownName: 'Name Others See',
  shownNameHint: 'You can change it twice in 30 days.',
  gender: 'Gender',
  genders: { Male: 'Male', Female: 'Female' } satisfies Record<(typeof GENDERS)[number], string>,
  birth: 'Date of Birth',
  saidOnce:
    'Gender and date of birth can be set only once. If one of them is wrong, please write to <a></a>.',
  age: (age: number) => `Age: ${age}.`,
  occupation: 'Occupation',
  city: 'City',
  country: 'Country',
  chooseCountry: 'Select your country',
}

export const faith = {
  faith: 'Faith',
  chooseFaith: 'Select your faith',
  denomination: 'Denomination',
  chooseDenomination: 'Select your denomination',
  faithFirst: 'Choose a faith first',
  tribe: 'Tribe',
  chooseTribe: 'Select your tribe',
}

export const lifestyle = {
  smoking: 'Do you smoke?',
  drinking: 'Do you drink alcohol?',
  celibacy: 'Are you celibate?',
  celibacyHint: 'Only your matches see this. It never affects your match percentage.',
  has_children: 'Do you have children?',
  wants_children: 'Do you want children?',
  answerShown: 'Shown on your profile. It may be a deal breaker for others.',
  answerPrivate: 'Private answers aren’t shown and don’t count in your matches.',
  choose: 'Select an answer',
  keepPrivate: 'Keep private',
}

export const languages = {
  label: 'Spoken Languages',
  choose: 'Select languages',
  search: 'Search languages',
  more: 'More languages',
}

export const preferences = {
  text: 'Only you see these answers. We use them to choose who to suggest.',
  gender: 'Looking for',
  chooseGender: 'Select gender',
  faith: 'Preferred Faith',
  anyFaith: 'Any faith',
  ages: 'Age Range',
  dealBreakers: 'Deal Breakers',
  dealBreakersHint: 'We won’t suggest members with any of these.',
  breakers: {
    Smoking: 'Smoking',
    Drinking: 'Drinking',
    'No faith': 'No faith',
    'Different faith': 'Different faith',
    'Has children': 'Has children',
    'Wants children': 'Wants children',
    'Long distance': 'Long distance',
  } satisfies Record<(typeof DEAL_BREAKERS)[number], string>,
}

export const additional = {
  education: 'Education',
  chooseEducation: 'Select your education',
  bio: 'Bio',
  bioLength: (length: number, most: number) => `${length} of ${most} characters`,
  bioHint: 'What should someone who hopes to build a home with you know?',
  interests: 'Interests',
  chooseInterests: 'Select interests',
  searchInterests: 'Search interests',
}
