import type { Hit } from './find-phrases.ts'

type Kind = Hit['concept']

/** `needs` must stand near the anchor, one of each group. `certain`: no honest stranger asks for this. */
type AskRule = { name: string; anchor: Kind; needs: Kind[][]; certain?: true }

/** What counts as a request to the reader. Talk about money has the nouns and lacks the request. */
export const ASK_RULES: AskRule[] = [
  { name: 'verification code', anchor: 'tell', needs: [['code']], certain: true },
  { name: 'blackmail', anchor: 'threat', needs: [['amount', 'money', 'channel']] },
  {
    name: 'blackmail with a deadline',
    anchor: 'threat',
    needs: [['amount', 'number'], ['urgent']],
    certain: true,
  },
  { name: 'whole request', anchor: 'ask', needs: [] },
  { name: 'give me', anchor: 'give', needs: [['money', 'amount', 'channel', 'fee']] },
  { name: 'pay a fee', anchor: 'pay', needs: [['fee', 'amount', 'channel']] },
  { name: 'loan', anchor: 'repay', needs: [['amount', 'money', 'channel', 'give', 'need', 'hint']] },
  { name: 'missing sum', anchor: 'need', needs: [['amount'], ['hint', 'channel', 'repay', 'give', 'pay']] },
  { name: 'offering', anchor: 'offering', needs: [['amount'], ['give', 'pay', 'channel', 'need', 'hint']] },
  { name: 'investment', anchor: 'invest', needs: [['amount', 'number', 'money'], ['profit']] },
]

/** Pairs that are an ask only in a story: a request with a sum or a plea, or a plea with money. */
const POSSIBLE: { anchors: Kind[]; others: Kind[] }[] = [
  {
    anchors: ['give', 'pay', 'repay'],
    others: ['amount', 'number', 'money', 'fee', 'channel', 'hint', 'please'],
  },
  { anchors: ['invest', 'threat'], others: ['amount', 'money', 'fee'] },
  { anchors: ['channel', 'need', 'hint', 'please'], others: ['amount'] },
  { anchors: ['hint', 'please'], others: ['number', 'money', 'fee', 'channel'] },
  { anchors: ['pay'], others: ['urgent'] },
  { anchors: ['you'], others: ['amount'] },
  { anchors: ['give', 'tell', 'invest', 'offering'], others: ['pressure'] },
  { anchors: ['threat'], others: ['you', 'number', 'urgent', 'threat'] },
]

/** What only the reader can do, so that a "not" or "I" before it takes it back. */
const DIRECTED = new Set<Kind>(['ask', 'give', 'pay', 'tell', 'invest', 'offering'])

/** With one of these the writer may mean a sum that another person named; "what do you think?" asks for none. */
const PLEADS = new Set<Kind>(['give', 'pay', 'need', 'hint', 'please', 'repay'])

/** A photo beside them takes them back; beside a whole request, or one to pay, it says nothing. */
const ASKS_FOR_A_THING = new Set<Kind>(['give', 'tell', 'hint', 'please'])
/** Words between a request and the harmless thing that it asks for. */
const HARMLESS_WINDOW = 4

/** Words between the parts of a request, at most. */
const WINDOW = 16
/** Words between a "not" or "I" and the request that it takes back. */
const NOT_WINDOW = 2

/** @returns the first request that is an ask only where earlier messages tell a story */
export function findPossible(hits: Hit[]): FoundAsk | undefined {
  for (const { anchors, others } of POSSIBLE) {
    const found = findPair(hits, anchors, others)
    if (found) return found
  }
  return undefined
}

/** Halves of a request: what is to be done, and what with. People send them as two messages. */
const REQUEST: Kind[] = ['give', 'pay']
const MEANS: Kind[] = ['amount']

/** @returns a half of a request, when the message has one half alone */
export function findHalf(hits: Hit[]): (FoundAsk & { half: 'request' | 'means' }) | undefined {
  const first = (kinds: Kind[]) => hits.find((hit) => kinds.includes(hit.concept) && !isTakenBack(hits, hit))
  const [request, means] = [first(REQUEST), first(MEANS)]
  const hit = request ?? means
  if (!hit || (request && means)) return undefined
  return {
    rule: `${hit.concept} alone`,
    certain: false,
    from: hit.from,
    to: hit.to,
    half: request ? 'request' : 'means',
  }
}

function findPair(hits: Hit[], anchors: Kind[], others: Kind[]): FoundAsk | undefined {
  for (const anchor of hits) {
    if (!anchors.includes(anchor.concept) || isTakenBack(hits, anchor)) continue
    const other = hits.find((hit) => belongs(hit, anchor, others))
    if (!other) continue
    const [from, to] = [Math.min(anchor.from, other.from), Math.max(anchor.to, other.to)]
    return { rule: `${anchor.concept} with ${other.concept}`, certain: false, from, to }
  }
  return undefined
}

/** A request: the rule that found it and the first and last word of it. */
export type FoundAsk = { rule: string; certain: boolean; from: number; to: number }

/** @returns the first request of each rule */
export function findAsks(hits: Hit[]): FoundAsk[] {
  return ASK_RULES.flatMap((rule) => {
    for (const anchor of hits) {
      if (anchor.concept !== rule.anchor || isTakenBack(hits, anchor)) continue
      const parts = rule.needs.map((kinds) => hits.find((hit) => belongs(hit, anchor, kinds)))
      if (parts.includes(undefined)) continue
      const all = [anchor, ...parts.filter((part) => part !== undefined)]
      return [
        {
          rule: rule.name,
          certain: rule.certain === true,
          from: Math.min(...all.map((hit) => hit.from)),
          to: Math.max(...all.map((hit) => hit.to)),
        },
      ]
    }
    return []
  })
}

/** What another person asked for is no request of the writer; a plea of the writer beside it is. */
const isTakenBack = (hits: Hit[], anchor: Hit) =>
  anchor.quoted === true || isToldOfOthers(hits, anchor) || isHarmless(hits, anchor)

/** "Send me a photo", "give me your number": the next thing that is named is no money. */
const isHarmless = (hits: Hit[], anchor: Hit) =>
  ASKS_FOR_A_THING.has(anchor.concept) &&
  hits.some(
    (hit) =>
      hit.concept === 'harmless' &&
      hit.to > anchor.from &&
      hit.from - anchor.to < HARMLESS_WINDOW &&
      speakAlike(hit, anchor),
  )

/** "I send", "never send", "did you send": not asked of the reader. */
const isToldOfOthers = (hits: Hit[], anchor: Hit) =>
  DIRECTED.has(anchor.concept) &&
  hits.some(
    (hit) =>
      hit.concept === 'not' &&
      hit.to <= anchor.from &&
      anchor.from - hit.to < NOT_WINDOW &&
      anchor.from < (hit.until ?? anchor.to) &&
      speakAlike(hit, anchor),
  )

const belongs = (hit: Hit, anchor: Hit, kinds: Kind[]) =>
  kinds.includes(hit.concept) &&
  (!hit.quoted || PLEADS.has(anchor.concept)) &&
  (isApart(hit, anchor) || isInGap(hit, anchor)) &&
  Math.max(hit.from - anchor.to, anchor.from - hit.to) <= WINDOW &&
  speakAlike(hit, anchor)

const isApart = (a: Hit, b: Hit) => a.to <= b.from || b.to <= a.from
const isInGap = (a: Hit, { gap }: Hit) => gap !== undefined && a.from >= gap.from && a.to <= gap.to

/** Parts of different languages make no sentence; English and shared words are mixed into all. */
const speakAlike = (a: Hit, b: Hit) => a.language === b.language || isMixedIn(a) || isMixedIn(b)
const isMixedIn = ({ language }: Hit) => language === 'any' || language === 'en'
