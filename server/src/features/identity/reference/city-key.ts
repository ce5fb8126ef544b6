/** "Port-Harcourt", "port harcourt" and "Pórt Harcourt" share a key, as do "N'Djamena" and "Ndjamena". */
export { searchKey as cityKey } from '@ndoa/contract/search'
