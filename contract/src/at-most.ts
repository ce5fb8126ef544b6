import * as z from 'zod/mini'
import type { FieldFault } from './faults.ts'
import { hasMoreCharacters, maxTypedLength } from './text.ts'

/** Comes first in every schema: long text fails before patterns or normalisation run. `max` is in code points. */
export const atMost = (max: number, params: { error?: FieldFault | `too_long:${number}` } = {}) =>
  z.maxLength(max, { ...params, abort: true })

/** The bound that comes first where `max` is in characters. */
export const atMostTyped = (max: number) => atMost(maxTypedLength(max), { error: `too_long:${max}` })

/** `max` is in characters as people see them. */
export const atMostCharacters = (max: number) =>
  z.refine<string>((text) => !hasMoreCharacters(text, max), { error: `too_long:${max}`, abort: true })
