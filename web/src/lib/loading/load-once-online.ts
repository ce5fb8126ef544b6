const PAUSE = 2_000 // milliseconds
/** Online, a file still missing after this many tries will not arrive. */
const MAX_ATTEMPTS = 5

/** Waits for the network. Visitors' pages use this, because it is smaller than `lazyPart`. */
export async function loadOnceOnline<T>(load: () => Promise<T>, tries = MAX_ATTEMPTS): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return loadOnceOnline(load, navigator.onLine ? tries - 1 : tries)
  }
}
