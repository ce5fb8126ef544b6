import { createContext } from 'react'

/** True inside a `<main>`, because a page may have only one. */
export const InsideMain = createContext(false)
