const PAUSE = 2_000 // milliseconds
/** With a network, a file that is still not there is not coming. */
const TRIES = 5

/** Code that is loaded as soon as there is a network. For visitors, who have less code than `lazyPart` takes. */
export async function loadOnceOnline<T>(load: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return loadOnceOnline(load, navigator.onLine ? tries - 1 : tries)
  }
}
