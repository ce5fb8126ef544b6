import type { Hit } from './find-phrases.ts'

type Kind = Hit['concept']

/** One concept of each group in `needs` must be near the anchor. `certain`: no honest stranger asks for this. */
type AskRule = { name: string; anchor: Kind; needs: Kind[][]; certain?: true }

/** Only requests to the reader match; talk about money alone has the nouns without the request. */
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

/** Pairs that count as an ask only within a story: a request with a sum or a plea, or a plea with money. */
const POSSIBLE_PAIRS: { anchors: Kind[]; others: Kind[] }[] = [
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

/** Only the reader can do these, so a preceding "not" or "I" cancels them. */
const DIRECTED_CONCEPTS = new Set<Kind>(['ask', 'give', 'pay', 'tell', 'invest', 'offering'])

/** With these anchors, the sum may stand in a quote. */
const PLEA_CONCEPTS = new Set<Kind>(['give', 'pay', 'need', 'hint', 'please', 'repay'])

/** A harmless object such as a photo cancels these, but not a complete request or a request to pay. */
const OBJECT_REQUESTS = new Set<Kind>(['give', 'tell', 'hint', 'please'])
/** Words, as for the other windows. */
const HARMLESS_WINDOW = 4

const WINDOW = 16
const NEGATION_WINDOW = 2

/** @returns the first request that is an ask only if earlier messages tell a story */
export function findPossible(hits: Hit[]): FoundAsk | undefined {
  for (const { anchors, others } of POSSIBLE_PAIRS) {
    const found = findPair(hits, anchors, others)
    if (found) return found
  }
  return undefined
}

/** Scammers split a request over two messages: the action, and the amount. */
const REQUEST: Kind[] = ['give', 'pay']
const MEANS: Kind[] = ['amount']

export function findHalf(hits: Hit[]): (FoundAsk & { half: 'request' | 'means' }) | undefined {
  const first = (kinds: Kind[]) => hits.find((hit) => kinds.includes(hit.concept) && !isCancelled(hits, hit))
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
    if (!anchors.includes(anchor.concept) || isCancelled(hits, anchor)) continue
    const other = hits.find((hit) => belongs(hit, anchor, others))
    if (!other) continue
    const [from, to] = [Math.min(anchor.from, other.from), Math.max(anchor.to, other.to)]
    return { rule: `${anchor.concept} with ${other.concept}`, certain: false, from, to }
  }
  return undefined
}

export type FoundAsk = { rule: string; certain: boolean; from: number; to: number }

export function findAsks(hits: Hit[]): FoundAsk[] {
  return ASK_RULES.flatMap((rule) => {
    for (const anchor of hits) {
      if (anchor.concept !== rule.anchor || isCancelled(hits, anchor)) continue
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

/** Quoted requests don't count, but the writer's own plea beside a quote does. */
const isCancelled = (hits: Hit[], anchor: Hit) =>
  anchor.quoted === true || isAboutOthers(hits, anchor) || isHarmless(hits, anchor)

/** For example "send me a photo" or "give me your number". */
const isHarmless = (hits: Hit[], anchor: Hit) =>
  OBJECT_REQUESTS.has(anchor.concept) &&
  hits.some(
    (hit) =>
      hit.concept === 'harmless' &&
      hit.to > anchor.from &&
      hit.from - anchor.to < HARMLESS_WINDOW &&
      shareLanguage(hit, anchor),
  )

/** "I send", "never send" and "did you send" request nothing from the reader. */
const isAboutOthers = (hits: Hit[], anchor: Hit) =>
  DIRECTED_CONCEPTS.has(anchor.concept) &&
  hits.some(
    (hit) =>
      hit.concept === 'not' &&
      hit.to <= anchor.from &&
      anchor.from - hit.to < NEGATION_WINDOW &&
      anchor.from < (hit.until ?? anchor.to) &&
      shareLanguage(hit, anchor),
  )

const belongs = (hit: Hit, anchor: Hit, kinds: Kind[]) =>
  kinds.includes(hit.concept) &&
  (!hit.quoted || PLEA_CONCEPTS.has(anchor.concept)) &&
  (isApart(hit, anchor) || isInGap(hit, anchor)) &&
  Math.max(hit.from - anchor.to, anchor.from - hit.to) <= WINDOW &&
  shareLanguage(hit, anchor)

const isApart = (a: Hit, b: Hit) => a.to <= b.from || b.to <= a.from
const isInGap = (a: Hit, { gap }: Hit) => gap !== undefined && a.from >= gap.from && a.to <= gap.to

/** Parts in different languages form no sentence, but English and shared words occur in all. */
const shareLanguage = (a: Hit, b: Hit) => a.language === b.language || isMixedIn(a) || isMixedIn(b)
const isMixedIn = ({ language }: Hit) => language === 'any' || language === 'en'
