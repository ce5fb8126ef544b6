import { Gauge } from 'prom-client'
import { counter, metrics } from '../../../platform/metrics.ts'
import { waitingPasswords } from './sign-in/passwords.ts'

export const signIns = counter('sign_ins_total', 'Sign-ins by way and outcome', ['way', 'outcome'])

export const codeRequests = counter(
  'sms_codes_total',
  'Codes by text message that were asked for, by who asked and whether one was sent',
  ['by', 'outcome'],
)

export const smsAlarms = counter(
  'sms_alarms_total',
  'Times that half of the codes for a country were used up, once a day for each',
  ['dial_code'],
)

export const wrongCodeAlarms = counter(
  'wrong_codes_alarms_total',
  'Times that half of the wrong codes of a day were used up, once a day for each country',
  ['dial_code'],
)

metrics.registerMetric(
  new Gauge({
    name: 'passwords_waiting',
    help: 'Passwords that wait to be judged',
    registers: [],
    collect() {
      this.set(waitingPasswords())
    },
  }),
)
