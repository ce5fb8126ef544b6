import { counter } from '../../platform/metrics.ts'

export const signIns = counter('sign_ins_total', 'Sign-ins by way and outcome', ['way', 'outcome'])
