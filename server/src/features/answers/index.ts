export { lockAnswers } from './answer-changes.queries.ts'
export { countAnswerChanges, countChange, type RefusedChange } from './answer-changes.ts'
export { answersConfig } from './answers.config.ts'
export { type Answers, GATE_ANSWERS, SAID_ONCE, type SaidOnce } from './gate-answers.ts'
