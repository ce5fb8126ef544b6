import { AREAS, FEATURES, ORDER, PAID, TESTS_ALSO, WITHOUT_LIBRARIES } from './rules.ts'

/** An import: which file, on which line, and the file it leads to, or the name of a library. */
export type Import = { from: string; line: number; to: string; isLibrary: boolean }

/** What is wrong with an import, in a sentence; undefined when it is fine. */
export function violation({ from, to, isLibrary }: Import): string | undefined {
  if (isLibrary) return aboutLibrary(from, to)
  const here = areaOf(from)
  const there = areaOf(to)
  if (!here || !there) return `${here ? to : from} lies in no area that the rules know`
  if (FEATURES.includes(here.path) && isOfPaid(to) && !mayBePaid(featureOf(from, here.path)) && !isTest(from))
    return `${featureOf(from, here.path)} is free for everybody: it may not know of ${PAID.feature}`
  if (here.path !== there.path)
    return mayReach(from, there.path) ? undefined : forbidden(here.path, there.path)
  return FEATURES.includes(here.path) ? betweenFeatures(from, to, here.path) : undefined
}

function aboutLibrary(from: string, name: string): string | undefined {
  const strict = WITHOUT_LIBRARIES.find((area) => isIn(from, area) && !isTest(from))
  return strict && `${strict} imports nothing, so not ${name}`
}

function mayReach(from: string, there: string): boolean {
  const also = isTest(from)
    ? TESTS_ALSO.filter((rule) => isIn(from, rule.path)).flatMap((rule) => rule.may)
    : []
  return [...(areaOf(from)?.may ?? []), ...also].includes(there)
}

function forbidden(here: string, there: string): string {
  const may = AREAS.find((area) => area.path === here)?.may ?? []
  return `${here} may not import ${there}; it may import ${may.join(', ') || 'nothing of ours'}`
}

function betweenFeatures(from: string, to: string, area: string): string | undefined {
  const [mine, theirs] = [featureOf(from, area), featureOf(to, area)]
  if (mine === theirs || isShared(theirs)) return undefined
  for (const name of [mine, theirs])
    if (stepOf(name) < 0) return `the order of features does not name ${name}`
  if (stepOf(theirs) > stepOf(mine))
    return `${mine} comes before ${theirs}: emit an event that ${theirs} listens to`
  if (stepOf(theirs) === stepOf(mine))
    return `${mine} and ${theirs} are on one step and know nothing of each other`
  const isIndex = /^index\.tsx?$/.test(to.slice(`${area}/${theirs}/`.length))
  return isIndex || isTest(from) ? undefined : `import ${theirs} by its index, ${area}/${theirs}/index.ts`
}

const isOfPaid = (to: string) =>
  PAID.contract.test(to) || FEATURES.some((area) => isIn(to, `${area}/${PAID.feature}`))
const mayBePaid = (feature: string) => feature === PAID.feature || PAID.may.includes(feature)

const areaOf = (file: string) => AREAS.find((area) => isIn(file, area.path))
const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`)
const isTest = (file: string) => /\.test(-\w+)?\.tsx?$/.test(file)
const featureOf = (file: string, area: string) => file.slice(area.length + 1).split('/')[0] ?? ''
/** A file beside the features' folders, such as the refusals, is everybody's, as are its words. */
const isShared = (name: string) => name.includes('.') || name === 'words'
const stepOf = (feature: string) => ORDER.findIndex((step) => step.includes(feature))
