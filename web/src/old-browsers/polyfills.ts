/*
 * Features that the app uses and browsers of 2021 lack, loaded only there (`check-script.ts`). `polyfilled.ts` lists
 * them for the check of the built files.
 */
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/object/has-own'
import { addAbortSignals } from './abort-signals.ts'
import { addDialogs } from './dialogs.ts'

addAbortSignals()
addDialogs()
