import type { PublicPageName } from '@ndoa/contract/app/telemetry'
import type { Language } from '@ndoa/contract/languages'
import { createContext, type ReactNode, use } from 'react'

export interface Printing {
  path: PublicPageName
  language: Language
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
