import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { fault } from './faults.ts'
import { asTyped, isPlainText, tidied } from './text.ts'

/** All ids are random UUIDs, so that nobody can count or guess them. */
const Id = z.uuid().check(z.toLowerCase()) // as PostgreSQL writes them, so that ids can be compared as text
export const MemberId = Id
export const MatchId = Id
export const PhotoId = Id
export const MessageId = Id

/** A moment as ISO 8601 in UTC, as PostgreSQL's `timestamptz` leaves the server. */
export const Timestamp = z.iso.datetime()

/** A day without a time: `1994-05-31`. PostgreSQL knows no year 0. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000')))

/** Faiths, denominations, tribes, languages and interests are named by slugs: `traditional`, `yoruba`. */
export const Slug = z.string().check(atMost(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.string().check(atMost(2), z.regex(/^[A-Z]{2}$/))

/**
 * Text that a member typed: trimmed, in one Unicode form, without control characters.
 * @param max characters at most
 */
export const Text = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(atMost(asTyped(max))),
      z.transform((text: string) => tidied(text)),
    ),
    z.string().check(
      atMost(max),
      z.refine((text) => isPlainText(text), fault('unusable')),
    ),
  )
