import { VISIBILITIES } from '@ndoa/contract/dating/choices'
import { ProfileChange } from '@ndoa/contract/dating/profiles'
import { Day, Slug } from '@ndoa/contract/ids'
import { describe, expect, it } from 'vitest'
import { ageOn } from './member.ts'
import { HOMES } from './places.ts'
import { makeMembers, type SeedMember } from './population.ts'
import { FAITHS_BY_COUNTRY } from './tables.ts'

const today = new Date('2026-11-21T10:00:00Z')
const members = makeMembers({ seed: 2026, count: 600, today })
const many = makeMembers({ seed: 7, count: 3000, today })
const crowd = makeMembers({ seed: 7, count: 12_000, today })
const share = (of: SeedMember[], is: (member: SeedMember) => boolean) => of.filter(is).length / of.length

describe('the demo members', () => {
  it('are the same for the same seed and differ for another seed', () => {
    expect(makeMembers({ seed: 2026, count: 600, today })).toEqual(members)
    expect(makeMembers({ seed: 2027, count: 600, today })[0]?.full_name).not.toBe(members[0]?.full_name)
  })

  it('have valid profiles', () => {
    for (const member of members) {
      const { success, error } = ProfileChange.safeParse(profileOf(member))
      expect(success, `${member.email}: ${error?.message}`).toBe(true)
      expect(VISIBILITIES).toContain(member.profile_visibility)
      expect(member.spoken_languages.length).toBeGreaterThan(0)
      expect(new Set(member.spoken_languages).size).toBe(member.spoken_languages.length)
      expect(Slug.safeParse(member.faith ?? 'none').success).toBe(true)
    }
  })

  it('are adults who look for adults', () => {
    for (const member of many) {
      expect(Day.safeParse(member.date_of_birth).success).toBe(true)
      expect(ageOn(member.date_of_birth, today)).toBeGreaterThanOrEqual(18)
      expect(member.age_range_min).toBeGreaterThanOrEqual(18)
      expect(member.age_range_min).toBeLessThan(member.age_range_max)
    }
    const between = share(many, ({ date_of_birth }) => {
      const age = ageOn(date_of_birth, today)
      return age >= 21 && age <= 60
    })
    expect(between).toBeGreaterThan(0.9)
  })

  it('each have a full name and a unique address', () => {
    for (const { full_name, display_name } of many) {
      expect(full_name).toMatch(/^\p{Lu}[\p{L}\p{M}'’-]+ \p{Lu}[\p{L}\p{M}'’-]+$/u)
      expect(full_name.startsWith(`${display_name} `)).toBe(true)
      expect(full_name).toBe(full_name.normalize('NFC'))
    }
    expect(new Set(many.map(({ email }) => email)).size).toBe(many.length)
    for (const { email } of many) expect(email).toMatch(/^[a-z]+\.[a-z]+\.\d+@demo\.ndoa\.test$/)
  })

  it('live in many countries, three quarters in Africa', () => {
    expect(new Set(members.map(({ country_of_residence }) => country_of_residence)).size).toBeGreaterThan(31)
    const inAfrica = share(crowd, ({ country_of_residence }) => country_of_residence in HOMES)
    expect(inAfrica).toBeCloseTo(0.75, 1)
    expect(share(crowd, ({ gender }) => gender === 'Male')).toBeCloseTo(0.54, 1)
  })

  it.each(['NG', 'GH', 'KE', 'ZA', 'ET'])('follow %s as often as their country does', (country) => {
    const residents = crowd.filter(
      (member) => member.country_of_residence === country && member.faith !== null,
    )
    for (const faith of ['christianity', 'islam']) {
      const rows = FAITHS_BY_COUNTRY.get(country)?.filter((row) => row.faith === faith) ?? []
      const expected = rows.reduce((sum, { percent }) => sum + percent, 0) / 100
      expect(Math.abs(share(residents, (member) => member.faith === faith) - expected)).toBeLessThan(0.06)
    }
  })

  it('joined before they were active or verified, and no date is in the future', () => {
    for (const { joined_at, last_active_at, verified_at } of many) {
      expect(joined_at.getTime()).toBeLessThanOrEqual(last_active_at.getTime())
      expect(last_active_at.getTime()).toBeLessThanOrEqual(today.getTime())
      const verified = verified_at?.getTime() ?? joined_at.getTime()
      expect(verified).toBeGreaterThanOrEqual(joined_at.getTime())
      expect(verified).toBeLessThanOrEqual(today.getTime())
    }
  })
})

function profileOf(member: SeedMember) {
  const { id: _id, email: _email, display_name: _name, portraits: _portraits, ...rest } = member
  const { profile_visibility: _visibility, photo_blur: _blur, consents: _consents, ...dated } = rest
  const { joined_at: _joined, last_active_at: _active, verified_at: _verified, ...profile } = dated
  return profile
}
