import * as z from 'zod/mini'
import type { FieldFault } from './faults.ts'

/** Comes first in every schema: long text fails before patterns or normalisation run. `max` is in UTF-16 units. */
export const atMost = (max: number, params: { error?: FieldFault } = {}) =>
  z.maxLength(max, { ...params, abort: true })
