import { createContext, type ReactNode, use } from 'react'
import type { Claim } from './claims.ts'

/** Every page is printed for production, and for the demo when it reads differently there. */
export type Variant = 'production' | 'demo'

const VariantContext = createContext<Variant>('production')

export function PageVariant({ variant, children }: { variant: Variant; children: ReactNode }) {
  return <VariantContext value={variant}>{children}</VariantContext>
}

/** The claims that this variant of the page shows: all of them in the demo, the confirmed ones in production. */
export function useShown<C extends Claim>(claims: readonly C[]): readonly C[] {
  const variant = use(VariantContext)
  return variant === 'demo' ? claims : claims.filter(({ confirmed }) => confirmed)
}
