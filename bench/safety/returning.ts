import { type Figure, shareFigure } from './figures.ts'

export const PHONES = [
  '+233241230001',
  '+233 24 123 0001',
  '+233-24-123-0001',
  '+233 (24) 1230001',
  '+233.24.123.0001',
  '+2330241230001',
  '+233 0 24 123 0001',
  '+233 (0)24 123 0001',
  ' +233241230001 ',
  '+233\u00a024\u00a0123\u00a00001',
]
export const MAILS = [
  'kwameboateng@gmail.com',
  'k.wameboateng@gmail.com',
  'KwameBoateng+Ndoa@gmail.com',
  'kwame.boateng@googlemail.com',
  'kwameboateng@googlemail.com',
  'KWAME.BOATENG@GOOGLEMAIL.COM',
  'kw.ameBoateng@gmail.com',
  'kwame.boateng+1@gmail.com',
  'kwameboateng+ndoa@gmail.com',
  'kwame.boateng+a+b@gmail.com',
  'k.w.a.m.e.b.o.a.t.e.n.g@gmail.com',
  'Kwame.Boateng+New@Googlemail.com',
  'kwame.boa.teng@gmail.com',
  'kwamebo.ateng+x@gmail.com',
  'kwameb.oateng@gmail.com',
  'kwameboaten.g@gmail.com',
  'kwame.boateng+2026@googlemail.com',
  'k.wame.boatenG@gmail.com',
  'kw.ameboateng@googlemail.com',
  'KWAMEBOATENG+@gmail.com',
]
export const HONEST = 1_000
const CONCURRENCY = 10

/** The account's state after sign-up; `refused`: no account was created. */
export type Standing = 'free' | 'held' | 'hidden' | 'refused'

export interface Product {
  signUpByPhone(phone: string): Promise<Standing>
  signUpByMail(mail: string): Promise<Standing>
  signUpInBannedBrowser(): Promise<Standing>
  signUpWithBannedPhoto(): Promise<Standing>
  signUpHonestly(n: number): Promise<Standing>
  /** Columns that still hold a number or address of a banned person who left. */
  placesOfContacts(): Promise<string[]>
}

export async function returningFigures(product: Product, honest = HONEST): Promise<Figure[]> {
  const phones = await eachOf(PHONES, (phone) => product.signUpByPhone(phone))
  const mails = await eachOf(MAILS, (mail) => product.signUpByMail(mail))
  const browser = await product.signUpInBannedBrowser()
  const photo = await product.signUpWithBannedPhoto()
  const people = await runConcurrently(CONCURRENCY, honest, (n) => product.signUpHonestly(n))
  const places = await product.placesOfContacts()
  // A spelling that the form rejects creates no account and counts as recognized.
  const recognized = (standings: Standing[]) => ({
    part: standings.filter((one) => one === 'hidden' || one === 'refused').length,
    of: standings.length,
  })
  const heldBack = (standing: Standing) => ({
    part: standing === 'held' || standing === 'hidden' ? 1 : 0,
    of: 1,
  })
  return [
    shareFigure('C1: back with the number, seen by nobody', recognized(phones), { least: 1 }),
    accountsCreated('C1: spellings of it that make an account', phones),
    shareFigure('C1: back with the mailbox, seen by nobody', recognized(mails), { least: 1 }),
    accountsCreated('C1: spellings of it that make an account', mails),
    shareFigure('C1: back in the same browser, waits', heldBack(browser), { least: 1 }),
    shareFigure('C1: back with a changed photo, waits', heldBack(photo), { least: 1 }),
    shareFigure(
      'C1: honest people who wait or are refused',
      {
        part: people.filter((one) => one !== 'free').length,
        of: people.length,
      },
      { most: 0 },
    ),
    {
      name: 'C3: columns with a banned person’s contacts',
      found: places.join(' ') || '0',
      floor: 'none',
      isMet: places.length === 0,
    },
  ]
}

/** If no account was created, the bench has measured nothing. */
function accountsCreated(name: string, standings: Standing[]): Figure {
  const created = standings.filter((one) => one !== 'refused').length
  return { name, found: String(created), floor: 'at least 1', isMet: created > 0 }
}

async function eachOf<Item>(items: readonly Item[], run: (item: Item) => Promise<Standing>) {
  const standings: Standing[] = []
  for (const item of items) standings.push(await run(item))
  return standings
}

async function runConcurrently(people: number, count: number, run: (n: number) => Promise<Standing>) {
  const standings: Standing[] = []
  let next = 0
  const one = async () => {
    while (next < count) standings.push(await run(next++))
  }
  await Promise.all(Array.from({ length: people }, one))
  return standings
}
