// What visitors read before signing in.

export { words as accounts } from '../../features/accounts/words/guest/pt.ts'
