export const words = {
  ask: 'Ask to Get Verified',
  asked: (name: string) => `We have asked ${name}.`,
  notDone: 'That didn’t work. Please try again.',
}
