/** First messages about something that both members share; `name` is its name. Anyone can answer these questions. */
const shared = {
  language: [
    (name: string) => `We both speak ${name}. Who did you learn it from?`,
    (name: string) => `I see that you speak ${name} too. What can you only really say in ${name}?`,
  ],
  faith: [
    () => 'Our faith is something that we share. What does it look like in your week?',
    () => 'I was glad to see that we share our faith. Who passed it on to you?',
  ],
  interest: [
    (name: string) => `${name} is on both our profiles. How did it start for you?`,
    (name: string) => `We both chose ${name.toLocaleLowerCase('en')}. What do you enjoy most about it?`,
  ],
  children: [
    () => 'We would both like children. What was your own home like when you were small?',
    () => 'We both hope to have children. What would you want to pass on to them?',
  ],
  sober: [
    () => 'Neither of us drinks. What does a good evening with friends look like for you?',
    () => 'I see that you don’t drink either. Where do you like to meet people?',
  ],
} satisfies Record<string, readonly ((name: string) => string)[]>

export const words: {
  shared: Record<keyof typeof shared, readonly ((name: string) => string)[]>
  general: readonly string[]
} = {
  shared,
  /** For members who share little, and to complete the list. */
  general: [
    'How has your week been so far?',
    'Which meal tastes of home to you?',
    'What do you like to do on a free Saturday?',
    'What made you smile this week?',
  ],
}
