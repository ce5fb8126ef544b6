import { expect, it } from 'vitest'
import { makeMembers } from './population.ts'

const members = makeMembers({ seed: 2026, count: 600, today: new Date('2026-11-21T10:00:00Z') })
const bios = members.map(({ bio }) => bio).filter((bio) => bio !== null)
const sentencesOf = (bio: string) => bio.match(/[^.!?]+[.!?]+/g)?.map((sentence) => sentence.trim()) ?? []

function mostFrequent(texts: string[]): number {
  const uses = Object.groupBy(texts, (text) => text)
  return Math.max(...Object.values(uses).map((same) => same?.length ?? 0))
}

it('hardly any two members have the same bio', () => {
  expect(bios.length).toBeGreaterThan(480)
  expect(new Set(bios).size / bios.length).toBeGreaterThan(0.97)
  expect(mostFrequent(bios)).toBeLessThanOrEqual(3)
})

it('no sentence is shared by more than a few members', () => {
  expect(mostFrequent(bios.flatMap(sentencesOf))).toBeLessThanOrEqual(8)
})

it('a bio is neither empty nor too long, and all its placeholders are filled', () => {
  for (const bio of bios) {
    expect(bio).not.toMatch(/[{}]|undefined|null/)
    expect(sentencesOf(bio).length).toBeGreaterThan(0)
    expect(bio.length).toBeLessThanOrEqual(500)
  }
})

it('no bio mentions money', () => {
  for (const bio of bios)
    expect(bio).not.toMatch(/\b(money|cash|salary|rich|wealth|dollars?|loan|invest\w*)\b/i)
})
