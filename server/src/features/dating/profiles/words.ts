import { pluralEn } from '@ndoa/contract/plural'
import type { Component, LifestyleQuestion } from '@ndoa/matching'
import { inLanguages } from '../../shared/languages.ts'

export const words = {
  tooManyMoves: 'You can move to another city twice a week.',
  tooManyNames: 'You can change the name that others see twice in 30 days.',
  saidOnce: (email: string) => `This can be set only once. If it is wrong, please write to ${email}.`,
  /** Shown below a field that can't be saved; section 5 of the specification. */
  faults: {
    languages: 'At least one language is required',
    ageRange: 'Minimum age must be less than maximum age',
    shownName: 'Please choose a part of your full name',
    city: 'Please enter just the name of your city',
    notInList: 'Please choose from the list',
  },
  /** Names of blank answers, for the middle of the banner's sentence. */
  missing: {
    photo: 'a photo',
    bio: 'a few words about you',
    faith: 'your faith',
    languages: 'the languages you speak',
    interests: 'your interests',
    city: 'your city',
    education: 'your education',
    occupation: 'your occupation',
    lifestyle: 'your lifestyle',
    basics: 'your basic information',
  },
  paused: 'Your profile is paused.',
  resumed: 'Your profile is visible again.',
  /** The parts of the compatibility percentage. */
  components: {
    faith: 'Faith',
    culture: 'Languages and culture',
    age: 'Age',
    location: 'Where you live',
    lifestyle: 'Lifestyle',
    interests: 'Interests',
    education: 'Education',
  } satisfies Record<Component, string>,
  reason: (component: string, facts: string) => `${component}: ${facts}`,
  blank: 'you have not shared this yet',
  habits: { smoking: 'smoking', drinking: 'drinking' } satisfies Record<LifestyleQuestion, string>,
  /** Reasons why two members fit. Several are listed together, and code capitalises the first letter of a sentence. */
  facts: {
    same_faith: (faith: string) => `same faith, ${faith}`,
    same_denomination: (name: string) => `you’re both ${name}`,
    faith_you_seek: (faith: string) => `${faith}, the faith you look for`,
    different_faith: 'a different faith',
    shared_languages: (languages: string) => `both speak ${languages}`,
    no_shared_language: 'no shared language yet',
    same_tribe: (tribe: string) => `you’re both ${tribe}`,
    in_your_age_range: 'in your age range',
    outside_your_age_range: (years: number) =>
      pluralEn(years, {
        one: 'a year outside your age range',
        other: `${years} years outside your age range`,
      }),
    same_city: 'you live in the same city',
    same_country: (country: string) => `you both live in ${country}`,
    same_region: 'you live in the same region',
    far_apart: 'you live far apart',
    same_habits: (habits: string) => `same answers on ${habits}`,
    different_habits: (habits: string) => `different answers on ${habits}`,
    shared_interests: (interests: string) => `you both like ${interests}`,
    no_shared_interest: 'different interests',
    same_education: 'same level of education',
    close_education: 'a similar level of education',
    education_apart: 'different levels of education',
  },
}

export const wordsIn = inLanguages(import.meta.url, words)
