import { BRAND } from '@ndoa/contract/brand'
import { renderToStaticMarkup } from 'react-dom/server'
import { addresses } from '../addresses.ts'
import { type Figure, founded } from '../claims.ts'
import { Prose } from '../prose.tsx'
import { SITE } from '../site.ts'
import { words as faq } from '../words/faq.ts'
import { words as site } from '../words/site.ts'

const organization = { '@type': 'Organization', '@id': `${SITE}/#organization`, name: BRAND, url: `${SITE}/` }

const organizationData = (shown: readonly Figure[]) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      ...organization,
      logo: `${SITE}/icons/icon-512.png`,
      ...(shown.includes(founded) && { foundingDate: founded.value }),
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: addresses.support },
    },
    {
      '@type': 'WebSite',
      name: BRAND,
      url: `${SITE}/`,
      inLanguage: site.inLanguage,
      publisher: { '@id': organization['@id'] },
    },
  ],
})

const faqData = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: Object.values(faq.groups).flatMap(({ entries }) =>
    Object.values(entries).map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: renderToStaticMarkup(<Prose text={text} />).replaceAll('href="/', `href="${SITE}/`),
      },
    })),
  ),
})

export const structuredData = { organization: organizationData, questions: faqData }

export type StructuredData = keyof typeof structuredData
