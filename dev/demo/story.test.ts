import { compatibility, mayMeet, type Traits } from '@ndoa/matching'
import { describe, expect, it } from 'vitest'
import { AMARA, CAST, KOFI, makeCast } from './cast.ts'
import { COMPANIONS } from './companions.ts'
import { ageOn } from './member.ts'
import { makeMembers } from './population.ts'
import { makeStory } from './story.ts'

const today = new Date('2026-11-21T10:00:00Z')
const crowd = makeMembers({ seed: 2026, count: 600, today })
const cast = makeCast(today, [...CAST, ...COMPANIONS])
const { likes, matches, messages } = makeStory(crowd, cast, today)
const ids = new Set([...cast, ...crowd].map(({ id }) => id))
const liked = new Set(likes.map(({ from, to }) => `${from} ${to}`))
const matchOf = new Map(matches.map((match) => [match.id, match]))

describe('the story', () => {
  it('names existing members only, without repeated or self-likes', () => {
    expect(liked.size).toBe(likes.length)
    for (const { from, to, at } of likes) {
      expect(from).not.toBe(to)
      expect(ids.has(from) && ids.has(to)).toBe(true)
      expect(at.getTime()).toBeLessThanOrEqual(today.getTime())
    }
  })

  it('has both likes for every match, and a match for every mutual like', () => {
    for (const { a, b } of matches) expect(liked.has(`${a} ${b}`) && liked.has(`${b} ${a}`)).toBe(true)
    const mutual = likes.filter(({ from, to }) => liked.has(`${to} ${from}`))
    expect(mutual.length).toBe(2 * matches.length)
  })

  it('has messages only within matches, by a participant, after the match', () => {
    for (const { match, sender, at, content } of messages) {
      const opened = matchOf.get(match)
      expect([opened?.a, opened?.b]).toContain(sender)
      expect(at.getTime()).toBeGreaterThan(opened?.at.getTime() ?? Infinity)
      expect(at.getTime()).toBeLessThanOrEqual(today.getTime())
      expect(content.trim()).not.toBe('')
    }
  })

  it.each([AMARA, KOFI])('has likes, matches and conversations waiting for $full_name', ({ id }) => {
    const own = matches.filter(({ a, b }) => a === id || b === id)
    const talks = own.filter((match) => messages.some((message) => message.match === match.id))
    const unread = messages.filter(
      ({ match, sender, read }) => !read && sender !== id && own.some((m) => m.id === match),
    )
    const waiting = likes.filter(({ from, to }) => to === id && !liked.has(`${id} ${from}`))
    expect([own.length, talks.length, unread.length, waiting.length]).toEqual([4, 3, 2, 8])
  })

  it('leaves Amara and Kofi unmatched for each other to find', () => {
    const [amara, kofi] = [AMARA, KOFI].map(traitsOf) as [Traits, Traits]
    expect(mayMeet(amara, kofi)).toBe(true)
    expect(compatibility(amara, kofi)).toBeGreaterThanOrEqual(85)
    expect(liked.has(`${AMARA.id} ${KOFI.id}`) || liked.has(`${KOFI.id} ${AMARA.id}`)).toBe(false)
  })
})

const traitsOf = (member: (typeof CAST)[number]): Traits => ({
  ...member,
  age: ageOn(member.date_of_birth, today),
  country: member.country_of_residence,
  city: member.location,
})

it('Amara’s and Kofi’s messages never repeat, and other conversations mention the match’s interests', () => {
  const own = new Set(
    matches.filter(({ a, b }) => [a, b].some((id) => id === AMARA.id || id === KOFI.id)).map(({ id }) => id),
  )
  const contents = messages.filter(({ match }) => own.has(match)).map(({ content }) => content)
  expect(new Set(contents).size).toBe(contents.length)
  const others = messages.filter(({ match }) => !own.has(match)).map(({ content }) => content)
  const openings = Object.values(Object.groupBy(others, (content) => content)).map(
    (same) => same?.length ?? 0,
  )
  expect(Math.max(...openings) / others.length).toBeLessThan(0.2)
  const interests = new Map(crowd.map((member) => [member.id, member.interests]))
  for (const { match, content } of messages)
    if (/who does the cooking/.test(content))
      expect(interests.get(matchOf.get(match)?.b ?? '')).toContain('cooking')
})
