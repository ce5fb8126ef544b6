import { words as french } from '@ndoa/languages/fr/web/lib/words'
import { expect, test } from 'vitest'
import { agoLabel, dateLabel, dayLabel, messageTimeLabel, timeInDayLabel, timeLabel } from './dates.ts'

const now = new Date(2026, 5, 15, 12, 0)
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  [new Date(2026, 5, 15, 0, 5), 'Today'],
  [new Date(2026, 5, 14, 23, 55), 'Yesterday'],
  [new Date(2026, 5, 9, 23, 0), '6 days ago'],
  [new Date(2026, 5, 8, 23, 0), 'Jun 8, 2026'],
])('the day %s is shown as %s', (moment, label) => {
  expect(dayLabel(moment, now)).toBe(label)
})

test.each([
  [ago(0.9), /^Just now$/],
  [ago(3), /^9:00\sAM$/],
  [ago(30), /^Yesterday$/],
  [ago(49), /^Jun 13, 2026$/],
])('a message sent at %s is shown as %s', (moment, label) => {
  expect(messageTimeLabel(moment, now)).toMatch(label)
})

test.each([
  [new Date(2026, 5, 15, 0, 5), new Date(2026, 5, 14, 23, 55), '11:55 PM'],
  [new Date(2026, 5, 15, 0, 5), new Date(2026, 5, 15, 0, 1), 'Just now'],
  [now, ago(3), '9:00 AM'],
  [now, ago(47), '1:00 PM'],
])('at %s a message of %s reads %s under its day’s line', (then, moment, label) => {
  expect(timeInDayLabel(moment, then)).toBe(label)
})

test.each([
  [ago(-0.1), '1m ago'],
  [ago(0.99), '59m ago'],
  [ago(1), '1h ago'],
  [ago(23.9), '23h ago'],
  [ago(24), '1d ago'],
  [ago(7 * 24 - 1), '6d ago'],
  [ago(7 * 24), 'Jun 8, 2026'],
])('a notification of %s is shown as %s', (moment, label) => {
  expect(agoLabel(moment, now)).toBe(label)
})

test('dates and times of a year equal those of Intl', () => {
  const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
  const times = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
  for (let hours = 0; hours < 366 * 24; hours += 7) {
    const moment = new Date(2026, 0, 1, hours, hours % 60)
    expect(dateLabel(moment)).toBe(dates.format(moment))
    expect(timeLabel(moment)).toBe(times.format(moment))
  }
})

test('the day comes first in French everywhere, and the first of a month is an ordinal', () => {
  expect(french.date(1, 'mai', 2026, true)).toBe('1er mai 2026')
  expect(french.date(2, 'mai', 2026, false)).toBe('2 mai 2026')
})
