import { AMARA, KOFI } from './cast.ts'
import { type Dialogue, WITH_AMARA, WITH_KOFI } from './dialogues.ts'
import { ageOn, type SeedMember } from './member.ts'
import { createRandom, type Random } from './random.ts'

export interface StoryLike {
  from: string
  to: string
  at: Date
}

export interface StoryMatch {
  id: string
  a: string
  b: string
  at: Date
}

export interface StoryMessage {
  match: string
  sender: string
  content: string
  at: Date
  read: boolean
}

export interface Story {
  likes: StoryLike[]
  matches: StoryMatch[]
  messages: StoryMessage[]
}

const HOUR = 3_600_000
const LIKES_WAITING = 8

const hoursBefore = (today: Date, hours: number) => new Date(today.getTime() - hours * HOUR)

/** Amara and Kofi have no history with each other, so that liking back can be tried. */
export function makeStory(members: SeedMember[], cast: SeedMember[], today: Date): Story {
  const random = createRandom(members.length)
  const story: Story = { likes: [], matches: [], messages: [] }
  for (const [id, dialogues] of [
    [AMARA.id, WITH_AMARA],
    [KOFI.id, WITH_KOFI],
  ] as const) {
    const me = cast.find((member) => member.id === id)
    if (me) addOwnStories(story, random, me, dialogues, members, today)
  }
  addOtherStories(story, random, members, today)
  return story
}

function addOwnStories(
  story: Story,
  random: Random,
  me: SeedMember,
  dialogues: Dialogue[],
  members: SeedMember[],
  today: Date,
) {
  for (const dialogue of dialogues) {
    const match = pair(
      story,
      random,
      me.id,
      dialogue.with,
      hoursBefore(today, (dialogue.lines[0]?.[1] ?? 0) + 2),
    )
    addDialogue(story, match, dialogue, me.id, today)
  }
  const [silent, ...admirers] = members
    .filter((other) => other.portraits.length > 0 && other.bio && suits(me, other, today))
    .sort((a, b) => closeness(me, b) - closeness(me, a))
  if (silent) pair(story, random, me.id, silent.id, hoursBefore(today, 9))
  for (const [index, other] of admirers.slice(0, LIKES_WAITING).entries()) {
    story.likes.push({ from: other.id, to: me.id, at: hoursBefore(today, 1.5 + index * index * 4) })
  }
}

function pair(story: Story, random: Random, a: string, b: string, at: Date): StoryMatch {
  const match = { id: random.uuid(), a, b, at }
  story.likes.push(
    { from: b, to: a, at: new Date(at.getTime() - random.between(1, 30) * HOUR) },
    { from: a, to: b, at },
  )
  story.matches.push(match)
  return match
}

function addDialogue(story: Story, match: StoryMatch, dialogue: Dialogue, me: string, today: Date) {
  for (const [index, [speaker, hoursAgo, content]] of dialogue.lines.entries()) {
    story.messages.push({
      match: match.id,
      sender: speaker === 'me' ? me : dialogue.with,
      content,
      at: hoursBefore(today, hoursAgo),
      read: index < dialogue.lines.length - dialogue.unread,
    })
  }
}

interface Greeting {
  about?: string
  lines: [string, string]
}

const GREETINGS: Greeting[] = [
  {
    about: 'cooking',
    lines: [
      'Hello! Important question first: who does the cooking in your house?',
      'Me, and I chase everybody out of the kitchen. Why, are you hungry?',
    ],
  },
  {
    about: 'cooking',
    lines: [
      'Hi, what’s the one dish you’d make for a visitor?',
      'Depends. Is the visitor helping with the onions?',
    ],
  },
  {
    about: 'music',
    lines: [
      'What have you had on repeat this week?',
      'Old Brenda Fassie. My neighbours know all the words by now.',
    ],
  },
  {
    about: 'music',
    lines: [
      'Good evening. Do you play something or are you more the dancing type?',
      'Church keyboard, two chords. And yourself?',
    ],
  },
  {
    about: 'reading',
    lines: [
      'I see you read a lot. Anything I should borrow?',
      'Yes, but I’m warning you, I ask for my books back.',
    ],
  },
  {
    about: 'sports',
    lines: [
      'Please tell me you don’t support the same team as my brother.',
      'That depends on how your brother behaves when they lose 😄',
    ],
  },
  {
    about: 'travel',
    lines: [
      'Where would you go tomorrow if somebody gave you the ticket?',
      'Zanzibar, and I’d be packed in ten minutes.',
    ],
  },
  {
    about: 'dancing',
    lines: ['On a scale of 1 to 10, how well do you dance?', 'At home 9. With people watching about 4.'],
  },
  {
    about: 'movies',
    lines: [
      'What’s the last film that you watched to the end?',
      'I fell asleep in all of them this month. It was exam season.',
    ],
  },
  {
    about: 'fitness',
    lines: ['Are you really up at 5 to run?', 'Up, yes. Whether I run depends on the rain.'],
  },
  { lines: ['Hello, how’s your week going?', 'Long! But tomorrow is Friday. How’s yours?'] },
  {
    lines: [
      'Good morning. You have a kind face, so I decided to be brave and say hello.',
      'Good morning, well done you 😊 How are you?',
    ],
  },
  { lines: ['Hi! Your bio made me laugh on the bus. People looked.', 'Sorry to the people! Which bus?'] },
  {
    lines: [
      'Good evening, I hope you had a good day at work.',
      'It’s over, so yes. Thanks for asking. And you?',
    ],
  },
  {
    lines: [
      'Hello. I never know how to start these. How was your Sunday?',
      'Slow, the way I like it. Family lunch and then I slept. You?',
    ],
  },
  {
    lines: [
      'Hi there, I’m new here. How long have you been on?',
      'A few weeks. Still figuring it out. Welcome!',
    ],
  },
  { lines: ['Greetings! How’s the family?', 'Everybody is fine thank God. And your people?'] },
  {
    lines: [
      'You seem like somebody who’s easy to talk to.',
      'My sister says I’m easy to interrupt, so maybe that’s it.',
    ],
  },
]

function addOtherStories(story: Story, random: Random, members: SeedMember[], today: Date) {
  const likeable = members.filter((member) => member.portraits.length > 0)
  const known = new Set<string>()
  for (const from of members) {
    const others = random.sample(likeable, 14).filter((to) => suits(from, to, today))
    for (const to of others.slice(0, random.between(0, 3))) {
      if (known.has(`${to.id} ${from.id}`)) continue
      known.add(`${from.id} ${to.id}`)
      const since = Math.max(from.joined_at.getTime(), to.joined_at.getTime())
      const at = new Date(since + random.next() * (today.getTime() - since))
      if (random.chance(0.25)) greet(story, random, to, pair(story, random, from.id, to.id, at), today)
      else story.likes.push({ from: from.id, to: to.id, at })
    }
  }
}

function greet(story: Story, random: Random, to: SeedMember, match: StoryMatch, today: Date) {
  const hoursSince = (today.getTime() - match.at.getTime()) / HOUR
  const fitting = GREETINGS.filter(({ about }) => !about || to.interests.includes(about))
  const [first, second] = random.pick(fitting).lines
  const lines: Dialogue['lines'] = [
    ['me', hoursSince * 0.9, first],
    ['them', hoursSince * 0.8, second],
  ]
  const conversation = { with: match.b, lines: lines.slice(0, random.between(0, 2)), unread: 0 }
  addDialogue(story, match, conversation, match.a, today)
}

function suits(a: SeedMember, b: SeedMember, today: Date): boolean {
  return a.id !== b.id && a.gender !== b.gender && accepts(a, b, today) && accepts(b, a, today)
}

function accepts(who: SeedMember, other: SeedMember, today: Date): boolean {
  const age = ageOn(other.date_of_birth, today)
  const refuses = (label: SeedMember['deal_breakers'][number], truth: boolean) =>
    truth && who.deal_breakers.includes(label)
  return (
    who.profile_visibility === 'everyone' &&
    age >= who.age_range_min &&
    age <= who.age_range_max &&
    (who.preferred_faith === null || who.preferred_faith === other.faith) &&
    !refuses('Smoking', other.smoking === 'Yes') &&
    !refuses('Drinking', other.drinking === 'Yes') &&
    !refuses('No faith', other.faith === 'agnostic' || other.faith === 'atheist') &&
    !refuses('Different faith', who.faith !== other.faith) &&
    !refuses('Has children', other.has_children === true) &&
    !refuses('Wants children', other.wants_children === true) &&
    !refuses('Long distance', who.country_of_residence !== other.country_of_residence)
  )
}

function closeness(a: SeedMember, b: SeedMember): number {
  const shared = (of: (member: SeedMember) => string[]) => of(a).filter((item) => of(b).includes(item)).length
  return (
    (a.country_of_residence === b.country_of_residence ? 4 : 0) +
    (a.denomination === b.denomination ? 2 : 0) +
    (a.tribe === b.tribe ? 2 : 0) +
    shared((member) => member.spoken_languages) +
    shared((member) => member.interests)
  )
}
