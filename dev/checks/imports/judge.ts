import {
  AREAS,
  CONSOLE,
  CONSOLE_PARTS,
  FEATURES,
  OPENS,
  ORDER,
  PAID,
  SHARED,
  TESTS_ALSO,
  WINGS,
  WITHOUT_LIBRARIES,
} from './rules.ts'

export type Import = { from: string; line: number; to: string; isLibrary: boolean }

/** @returns the broken rule as a sentence; undefined for an allowed import */
export function violation({ from, to, isLibrary }: Import): string | undefined {
  if (isLibrary) return aboutLibrary(from, to)
  const source = areaOf(from)
  const target = areaOf(to)
  if (!source || !target) return `${source ? to : from} lies in no area that the rules know`
  const features = FEATURES.find((area) => isIn(from, area))
  if (features && isOfPaid(to) && !mayBePaid(featureOf(from, features)) && !isTest(from))
    return `${featureOf(from, features)} is free for everybody: it may not know of ${PAID.feature}`
  if (source.path !== target.path)
    return mayReach(from, [target.path, to]) ? undefined : forbidden(source.path, target.path)
  return features && isIn(to, features) ? betweenFeatures(from, to, features) : undefined
}

function aboutLibrary(from: string, name: string): string | undefined {
  const strict = WITHOUT_LIBRARIES.find((area) => isIn(from, area) && !isTest(from))
  return strict && `${strict} imports nothing, so not ${name}`
}

/** An area may name whole areas, or single files of them. */
function mayReach(from: string, targets: readonly string[]): boolean {
  const also = isTest(from)
    ? TESTS_ALSO.filter((rule) => isIn(from, rule.path)).flatMap((rule) => rule.may)
    : []
  return [...(areaOf(from)?.may ?? []), ...also].some((path) => targets.includes(path))
}

function forbidden(source: string, target: string): string {
  const may = AREAS.find((area) => area.path === source)?.may ?? []
  return `${source} may not import ${target}; it may import ${may.join(', ') || 'nothing of ours'}`
}

function betweenFeatures(from: string, to: string, area: string): string | undefined {
  const [mine, theirs] = [featureOf(from, area), featureOf(to, area)]
  if (mine === theirs || theirs === SHARED) return undefined
  if (mine === SHARED) return `what all features share knows none of them`
  for (const name of [mine, theirs])
    if (stepOf(name) < 0) return `the order of features does not name ${name}`
  if (area === SCREENS && OPENS[mine] === theirs) return undefined
  if (stepOf(theirs) > stepOf(mine))
    return `${mine} comes before ${theirs}: emit an event that ${theirs} listens to`
  if (stepOf(theirs) === stepOf(mine))
    return `${mine} and ${theirs} are on one step and know nothing of each other`
  const index = `${area}/${placeOf(theirs)}/${isConsole(to) && theirs !== 'console' ? 'console/' : ''}index.ts`
  return to === index || isTest(from) ? undefined : `import ${theirs} by its index, ${index}`
}

const SCREENS = 'web/src/features'
const isOfPaid = (to: string) =>
  PAID.contract.test(to) || FEATURES.some((area) => isIn(to, `${area}/${PAID.feature}`))
const mayBePaid = (feature: string) => feature === PAID.feature || PAID.may.includes(feature)

const areaOf = (file: string) =>
  AREAS.find((area) => (isConsole(file) ? area.path === CONSOLE : isIn(file, area.path)))
const isConsole = (file: string) => CONSOLE_PARTS.test(file)
const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`)
const isTest = (file: string) => /\.test(-\w+)?\.tsx?$|\/testing\//.test(file)

/** A single-feature wing holds its files directly, without a feature folder. */
function featureOf(file: string, area: string): string {
  const [wing = '', name = ''] = file.slice(area.length + 1).split('/')
  return wing === PAID.feature || wing === SHARED ? wing : name
}

function placeOf(feature: string): string {
  const [wing] = Object.entries(WINGS).find(([, steps]) => steps.some((step) => step.includes(feature))) ?? []
  return wing === feature ? feature : `${wing}/${feature}`
}
const stepOf = (feature: string) => ORDER.findIndex((step) => step.includes(feature))
