import { comparable } from '../../../platform/comparable.ts'

/** "Port-Harcourt", "port harcourt" and "Pórt Harcourt" share a key, as do "N'Djamena" and "Ndjamena". */
export const cityKey = (name: string) => comparable(name).replace(/[^\p{L}\p{N}]/gu, '')
