/** The time of the server's last answer, from which the half hour of inactivity counts. */
let last = Date.now()

export const recordActivity = (): void => {
  last = Date.now()
}

export const lastActivity = (): number => last
