import { comparable } from '../../platform/comparable.ts'

/** A city's name as it compares: "Port-Harcourt", "port harcourt" and "Pórt Harcourt" are one, as are "N'Djamena" and "Ndjamena". */
export const cityKey = (name: string) => comparable(name).replace(/[^\p{L}\p{N}]/gu, '')
