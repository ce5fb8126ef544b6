import { certainMatch, searchIn } from '@ndoa/contract/search'
import type { Option } from './option.ts'

export const searchOptions = (options: readonly Option[], query: string) => searchIn(options, query, namesOf)

/** What Enter chooses. */
export const certainOption = (options: readonly Option[], query: string) =>
  certainMatch(options, query, namesOf)

const namesOf = ({ label, value, names = [] }: Option) => [label, value, ...names]
