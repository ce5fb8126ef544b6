import type { Language } from '@ndoa/contract/languages'
import type { PublicPageName } from '@ndoa/contract/telemetry'
import { createContext, type ReactNode, use } from 'react'

/** What is being printed. */
export interface Printing {
  path: PublicPageName
  language: Language
  /** All languages in which the page is printed. */
  languages: readonly Language[]
}

const PrintingContext = createContext<Printing>({ path: '/', language: 'en', languages: ['en'] })

export const PrintingProvider = ({ printing, children }: { printing: Printing; children: ReactNode }) => (
  <PrintingContext value={printing}>{children}</PrintingContext>
)

export function usePrinting() {
  const printing = use(PrintingContext)
  return { ...printing, others: printing.languages.filter((language) => language !== printing.language) }
}
