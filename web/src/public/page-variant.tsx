import { createContext, type ReactNode, use } from 'react'
import type { Claim } from './claims.ts'

export type Variant = 'production' | 'demo'

const VariantContext = createContext<Variant>('production')

export function PageVariant({ variant, children }: { variant: Variant; children: ReactNode }) {
  return <VariantContext value={variant}>{children}</VariantContext>
}

export function useVisibleClaims<C extends Claim>(claims: readonly C[]): readonly C[] {
  const variant = use(VariantContext)
  return variant === 'demo' ? claims : claims.filter(({ confirmed }) => confirmed)
}
