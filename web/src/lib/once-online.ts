/** Waits until the device has a network. For visitors, who have less code than `lazyPart` takes. */
export const onceOnline = async () =>
  navigator.onLine || new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
