import * as z from 'zod/mini'
import { atMost, atMostCharacters, atMostTyped } from './at-most.ts'
import { fault } from './faults.ts'
import { isPlainText, normaliseText } from './text.ts'

/** Random UUIDs, so that clients can't count or guess ids. */
const Id = z.uuid().check(z.toLowerCase()) // PostgreSQL's spelling, so that ids compare as text
export const MemberId = Id
export const MatchId = Id
export const PhotoId = Id
export const MessageId = Id

export const Timestamp = z.iso.datetime()

/** `1994-05-31`. PostgreSQL has no year 0. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000')))

export const Slug = z.string().check(atMost(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.string().check(atMost(2), z.regex(/^[A-Z]{2}$/))

/** `max` is in characters as people see them. */
export const Text = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(atMostTyped(max)),
      z.transform((text: string) => normaliseText(text)),
    ),
    z.string().check(
      atMostCharacters(max),
      z.refine((text) => isPlainText(text), fault('unusable')),
    ),
  )
