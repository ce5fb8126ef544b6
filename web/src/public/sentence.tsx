import { rich } from '../words/rich.tsx'

const LINKS: Readonly<Record<string, string>> = {
  contact: '/contact',
  faq: '/faq',
  figures: '/transparency',
  login: '/login',
  membership: '/membership',
  privacyPolicy: '/privacy-policy',
  report: '/report-content',
  rules: '/community-rules',
  stories: '/success-stories',
  terms: '/terms-of-service',
  tips: '/safety-tips',
  figuresData: '/functions/v1/get-transparency',
  referenceData: '/functions/v1/get-reference-data',
  dbip: 'https://db-ip.com',
  geonames: 'https://www.geonames.org',
  ccby: 'https://creativecommons.org/licenses/by/4.0/',
}

interface SentenceProps {
  text: string
  link?: string
}

/** A sentence with links, `<strong>` and mail addresses (`<mail>`). An unknown mark stops the build. */
export function Sentence({ text, link }: SentenceProps) {
  const marks = marksWith(link)
  for (const [, mark = ''] of text.matchAll(/<(\w+)>/g))
    if (!(mark in marks)) throw new Error(`Nothing draws <${mark}> in: ${text}`)
  return rich(text, marks)
}

function marksWith(className?: string): Parameters<typeof rich>[1] {
  const linkTo = (href: string) => (inner: string) => (
    <a href={href} className={className}>
      {inner}
    </a>
  )
  return {
    ...Object.fromEntries(Object.entries(LINKS).map(([mark, href]) => [mark, linkTo(href)])),
    strong: (inner) => <strong>{inner}</strong>,
    mail: (address) => linkTo(`mailto:${address}`)(address),
  }
}
