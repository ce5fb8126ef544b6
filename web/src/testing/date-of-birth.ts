import { page } from 'vitest/browser'

/** Types a `YYYY-MM-DD` into the three fields of a date of birth. */
export async function fillDateOfBirth(date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const birth = page.getByRole('group', { name: 'Date of Birth' })
  for (const [name, text] of Object.entries({ Day: day, Month: month, Year: year }))
    await birth.getByRole('textbox', { name }).fill(text)
}
