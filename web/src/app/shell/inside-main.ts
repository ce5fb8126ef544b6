import { createContext } from 'react'

/** Whether a `main` stands around us already: a page has one only. */
export const InsideMain = createContext(false)
