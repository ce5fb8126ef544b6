import { createContext } from 'react'

/** Whether there is a `main` above already: a page has only one. */
export const InsideMain = createContext(false)
