import { createContext } from 'react'

/** Whether a `main` surrounds this already; a page may have only one. */
export const InsideMain = createContext(false)
