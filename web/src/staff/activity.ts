/** When the server last answered a call of ours: the half hour without a call begins there. */
let last = Date.now()

export const noteActivity = (): void => {
  last = Date.now()
}

export const lastActivity = (): number => last
