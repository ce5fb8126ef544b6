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

/** What has happened among the members so far. Members are named by their ids. */
export interface Story {
  likes: StoryLike[]
  matches: StoryMatch[]
  messages: StoryMessage[]
}

const HOUR = 3_600_000
const LIKES_WAITING = 8

const hoursBefore = (today: Date, hours: number) => new Date(today.getTime() - hours * HOUR)

/**
 * Likes, matches and conversations that are waiting for Amara and Kofi, and some among the others. Between the two
 * themselves nothing has happened yet, so that a like back can be tried.
 */
export function makeStory(members: SeedMember[], cast: SeedMember[], today: Date): Story {
  const random = createRandom(members.length)
  const story: Story = { likes: [], matches: [], messages: [] }
  for (const [id, dialogues] of [
    [AMARA.id, WITH_AMARA],
    [KOFI.id, WITH_KOFI],
  ] as const) {
    const me = cast.find((member) => member.id === id)
    if (me) tellOf(story, random, me, dialogues, members, today)
  }
  tellOfOthers(story, random, members, today)
  return story
}

/** Conversations, one match that is still silent, and likes that wait for an answer. */
function tellOf(
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
    tell(story, match, dialogue, me.id, today)
  }
  const [silent, ...admirers] = members
    .filter((other) => other.portraits.length > 0 && other.bio && suits(me, other, today))
    .sort((a, b) => closeness(me, b) - closeness(me, a))
  if (silent) pair(story, random, me.id, silent.id, hoursBefore(today, 9))
  for (const [index, other] of admirers.slice(0, LIKES_WAITING).entries()) {
    story.likes.push({ from: other.id, to: me.id, at: hoursBefore(today, 1.5 + index * index * 4) })
  }
}

/** A match with the two likes that it comes from, the second of which made it. */
function pair(story: Story, random: Random, a: string, b: string, at: Date): StoryMatch {
  const match = { id: random.uuid(), a, b, at }
  story.likes.push(
    { from: b, to: a, at: new Date(at.getTime() - random.between(1, 30) * HOUR) },
    { from: a, to: b, at },
  )
  story.matches.push(match)
  return match
}

function tell(story: Story, match: StoryMatch, dialogue: Dialogue, me: string, today: Date) {
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

const GREETINGS = [
  [
    'Good morning! Your bio made me smile on a grey day.',
    'Good morning, then it has done its work. How are you?',
  ],
  [
    'Hello, I had to ask: who taught you to cook?',
    'My grandmother, with a wooden spoon and no recipes at all.',
  ],
  [
    'Greetings from my side. What is your town like in the evening?',
    'Loud, warm, full of frying plantain. And yours?',
  ],
  [
    'I see that we both like music. What is playing at your place now?',
    'Honestly? My neighbour’s wedding rehearsal. Third day.',
  ],
  [
    'Peace be with you and yours. I would like to know you better.',
    'Thank you, and with you. Ask me something nobody asks.',
  ],
  ['Your photo looks like a good day. Where was it?', 'At my cousin’s house, five minutes before the rain.'],
]

/** A few likes per member; some are returned and lead to a conversation. */
function tellOfOthers(story: Story, random: Random, members: SeedMember[], today: Date) {
  const likeable = members.filter((member) => member.portraits.length > 0)
  const known = new Set<string>()
  for (const from of members) {
    const others = random.sample(likeable, 14).filter((to) => suits(from, to, today))
    for (const to of others.slice(0, random.between(0, 3))) {
      if (known.has(`${to.id} ${from.id}`)) continue
      known.add(`${from.id} ${to.id}`)
      const since = Math.max(from.joined_at.getTime(), to.joined_at.getTime())
      const at = new Date(since + random.next() * (today.getTime() - since))
      if (random.chance(0.25)) greet(story, random, pair(story, random, from.id, to.id, at), today)
      else story.likes.push({ from: from.id, to: to.id, at })
    }
  }
}

function greet(story: Story, random: Random, match: StoryMatch, today: Date) {
  const hoursSince = (today.getTime() - match.at.getTime()) / HOUR
  const [first = '', second = ''] = random.pick(GREETINGS)
  const lines: Dialogue['lines'] = [
    ['me', hoursSince * 0.9, first],
    ['them', hoursSince * 0.8, second],
  ]
  const said = { with: match.b, lines: lines.slice(0, random.between(0, 2)), unread: 0 }
  tell(story, match, said, match.a, today)
}

/** Both would be shown to each other, and each is what the other is looking for. */
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

/** How much two have in common; only an order among those who suit. */
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
