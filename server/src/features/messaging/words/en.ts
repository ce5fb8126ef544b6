import { waiting } from '../../words/en.ts'

export const words = {
  slowedUntil: (day: string) =>
    `You can’t start new conversations until ${day}. You can still write to people you already talk with.`,
  tooFast: (seconds: number) => `You are sending very fast. Please try again in ${waiting(seconds)}.`,
}
