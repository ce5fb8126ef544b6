import { fold } from './fold.ts'
import { type Token, tokenize } from './tokens.ts'

export type Quote = { from: number; to: number }

const combined = (subjects: string, verbs: string) =>
  subjects.split(', ').flatMap((subject) => verbs.split(', ').map((verb) => `${subject} ${verb}`))

/** Excludes relatives, doctors and agents, because scammers quote those. */
const INTRODUCTIONS = [
  ...combined(
    'he, she, they, someone, somebody, this man, this guy, this woman, this person, a man, a guy, a woman, another match, my match',
    'wrote, writes, texted, messaged, sent me, sent this, asked me, is asking me, keeps asking me, keeps writing',
  ),
  ...combined('got this, received this, got the following', 'message, text, from him, from her, from a man'),
  ...combined('is this, is that, is it, this is, that is, is he, is she', 'a scam, scam, a fraud, a scammer'),
  'scam or not',
  'scam or real',
  'is this real',
  'looks like a scam',
  'sounds like a scam',
  ...combined('e, im, she, dem, one man, person', 'write me, don write me, send me this, text me'),
  ...combined('na', 'scam be this, 419 be this, scam abi'),
  ...combined(
    'il, elle, on, quelqu’un, un homme',
    'm’a écrit, m’a envoyé, m’écrit, a écrit, me demande, m’a demandé',
  ),
  ...combined('est-ce, c’est, est-ce que c’est', 'une arnaque, un arnaqueur'),
  'j’ai reçu ce message',
  ...combined(
    'ele, ela, alguém, um homem',
    'escreveu, escreveu-me, me escreveu, mandou-me, me mandou, enviou-me, pediu-me, me pediu',
  ),
  ...combined('isto é, isso é, será, é', 'burla, uma burla, golpe, um golpe, fraude'),
  'recebi esta mensagem',
  ...'كتب لي, كتبلي, كتبت لي, كتبتلي, ارسل لي, ارسلت لي, بعث لي, بعتلي, وصلتني هذه الرسالة, وصلتني الرسالة دي, هل هذا نصب, هل هذا احتيال, هل هو نصاب, ده نصب, هذا نصب'.split(
    ', ',
  ),
  ...'ጻፈልኝ, ጻፈችልኝ, ብሎ ጻፈ, ብላ ጻፈች, ይህ ማጭበርበር ነው, ማጭበርበር ነው ወይ, አጭበርባሪ ነው ወይ'.split(', '),
  ...'ameandika, ameniandikia, aliandika, aliniandikia, ameniomba hivi, nimepokea ujumbe huu, ni utapeli, huu ni utapeli, ni tapeli'.split(
    ', ',
  ),
  ...combined('ya, ta, wani ya, wata ta', 'rubuta, rubuto min, rubuto mini, rubuta min'),
  ...'damfara ne, damfara ce, yaudara ce, zamba ne'.split(', '),
  ...combined('o, enikan, okunrin kan', 'kowe si mi, ko si mi, kowe ranse si mi'),
  ...'se jibiti ni, jibiti ni eyi, se 419 ni'.split(', '),
  ...combined('o, onye, otu nwoke', 'degaara m, degara m, deere m, detara m'),
  ...'o bu wayo, obu wayo, o bu 419, o bu aghugho'.split(', '),
  ...combined('ɔ, obi, ɔbarima bi', 'kyerɛw brɛɛ me, kyerɛw maa me'),
  ...'ɔkyerɛw brɛɛ me, ɛyɛ 419, yɛ 419 anaa, ɛyɛ nsisi'.split(', '),
].map((phrase) => wordsOf(tokenize(fold(phrase))))

/** A quote must follow these directly, so "is this a scam? No:" and "he asked me for rent:" start none. */
const STARTS_DIRECTLY =
  /(?:^| )(?:scam|scammer|fraud|real|asked|asking|demande|pediu|burla|golpe|fraude|arnaque|arnaqueur|utapeli|tapeli|ameniomba|419)(?: |$)/

const INTRODUCTION_WORDS_MAX = 5
const KNOWN = new Set(INTRODUCTIONS)
const FIRST_WORDS = new Set(INTRODUCTIONS.map((phrase) => phrase.split(' ')[0]))
const SIGN = /["“„«:>\n፦]/
const MAX_WORDS_BETWEEN = 3

const MARKED = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|"[^"]*"|(?<=^|\n)[ \t]*>[^\n]*/g

export function findQuotes(message: string, tokens: readonly Token[]): Quote[] {
  if (!SIGN.test(message)) return []
  const ends = introductionEnds(tokens)
  if (ends.length === 0) return []
  const marked = [...message.matchAll(MARKED)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))
  return marked.length > 0 ? marked : ends.flatMap((end) => unmarkedQuote(message, tokens, end))
}

export const isQuoted = (quotes: readonly Quote[], place: number) =>
  quotes.some(({ from, to }) => place >= from && place < to)

function introductionEnds(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ text }, from) => {
    if (!FIRST_WORDS.has(text)) return []
    for (let length = INTRODUCTION_WORDS_MAX; length > 0; length--)
      if (from + length <= tokens.length && KNOWN.has(wordsOf(tokens.slice(from, from + length))))
        return [from + length]
    return []
  })
}

/** A quote after "he wrote:" extends to the next empty line. */
function unmarkedQuote(message: string, tokens: readonly Token[], introductionEnd: number): Quote[] {
  const begin = tokens[introductionEnd - 1]?.end ?? 0
  const sign = message.slice(begin).search(/[:\n፦]/u)
  if (sign < 0) return []
  const from = begin + sign + 1
  const between = tokens.slice(introductionEnd).filter(({ end }) => end <= from).length
  if (between > wordsAllowed(tokens, introductionEnd)) return []
  const emptyLine = /\S\s*\n[ \t]*\n/.exec(message.slice(from))
  return [{ from, to: emptyLine ? from + emptyLine.index + emptyLine[0].length : message.length }]
}

const wordsAllowed = (tokens: readonly Token[], introductionEnd: number) =>
  STARTS_DIRECTLY.test(wordsOf(tokens.slice(Math.max(0, introductionEnd - 2), introductionEnd)))
    ? 0
    : MAX_WORDS_BETWEEN

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
