import { characterCount, firstCharacters } from '@ndoa/contract/text'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The browser's own `maxlength` counts an emoji or a letter with its mark as several characters. */
export const characterLimit = (maxLength: number | undefined) => ({ 'data-characters': maxLength })

/** Takes back what was typed or pasted beyond the field's limit. What stood there stays. */
export function keepLimit(field: TextControl): void {
  const { value, dataset } = field
  const max = Number(dataset['characters'] ?? Infinity)
  if (value.length <= max || characterCount(value) <= max) return
  const caret = field.selectionEnd ?? value.length
  const after = firstCharacters(value.slice(caret), max)
  const before = firstCharacters(value.slice(0, caret), max - characterCount(after))
  field.value = before + after
  if (field.selectionEnd !== null) field.setSelectionRange(before.length, before.length)
}
