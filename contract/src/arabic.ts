import { pluralAr as plural } from './plural.ts'

/** The plural form for a badge: "99+" uses the form of 99. */
export const pluralForBadge = (count: number, badge: string, forms: Parameters<typeof plural>[1]): string =>
  plural(badge.endsWith('+') ? 99 : count, forms)

// Durations follow a preposition: "خلال ساعتين".

export const minutesAr = (count: number): string =>
  plural(count, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  })

export const hoursAr = (count: number): string =>
  plural(count, {
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  })

export const daysAr = (count: number): string =>
  plural(count, {
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  })

export const monthsAr = (count: number): string =>
  plural(count, {
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${count} أشهر`,
    many: `${count} شهرًا`,
    other: `${count} شهر`,
  })

export const yearsAr = (count: number): string =>
  plural(count, {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${count} سنوات`,
    many: `${count} سنة`,
    other: `${count} سنة`,
  })
