import * as z from 'zod/mini'
import type { FieldFault } from './faults.ts'

/**
 * The first check of every text that a caller sends. A text that is too long is refused before any pattern, normalising
 * or comparison reads it, so their work is bounded, whatever they are.
 * @param max UTF-16 units at most
 */
export const atMost = (max: number, params: { error?: FieldFault } = {}) =>
  z.maxLength(max, { ...params, abort: true })
