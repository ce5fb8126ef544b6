export { lockAnswers } from './answer-changes.queries.ts'
export { countAnswerChanges, countChange, type RefusedChange } from './answer-changes.ts'
export { answersConfig } from './answers.config.ts'
export { type Answers, FIXED_ANSWERS, type FixedAnswer, GATE_ANSWERS } from './gate-answers.ts'
