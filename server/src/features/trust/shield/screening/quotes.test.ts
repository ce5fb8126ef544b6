import { expect, test } from 'vitest'
import { screenMessage } from './index.ts'

const REQUEST = 'Can you send me 300 dollars? I will pay you back'
const partsIn = (text: string) => screenMessage(text).found.filter(({ kind }) => kind !== 'contact')

test.each([
  `Is this a scam? He wrote: ${REQUEST}`,
  `Is this a scam?\n${REQUEST}`,
  `A man wrote to me yesterday: ${REQUEST}`,
  `He wrote “${REQUEST}” – what do you think?`,
  `"${REQUEST}" … is this a scam?`,
  `Somebody texted me\n> ${REQUEST}\nStrange, no?`,
  'E write me say: "Abeg send me 20k make I buy fuel". Na scam be this?',
  'Un homme m’a écrit : « Peux-tu m’envoyer 200 euros ? Je te rembourse » C’est une arnaque ?',
  'Isto é burla? Ele escreveu: Podes mandar-me 20 mil kwanzas? Devolvo-te amanhã',
  'Huu ni utapeli? Ameandika: Nitumie elfu ishirini, nitakurudishia',
  'هل هذا نصب؟ كتب لي: حولي لي 500 دولار',
])('a quoted request by a stranger is not the quoting member’s own: %s', (text) => {
  expect(partsIn(text)).toEqual([])
})

test.each([
  `This is not a scam: ${REQUEST}`,
  `Is this a scam? No, my dear. ${REQUEST}`,
  `Is this a scam? No.\n${REQUEST}`,
  `This is a scam free site:\n${REQUEST}`,
  `Is this real love?\n${REQUEST}`,
  `He asked me for rent: ${REQUEST}`,
  'Il m’a demandé le loyer : peux-tu m’envoyer 200 euros ? Je te rembourse',
  `The doctor said: "${REQUEST}"`,
  `My agent wrote: ${REQUEST}`,
  `"${REQUEST}"`,
  `> ${REQUEST}`,
  `He wrote: bring your passport.\n\n${REQUEST}`,
  `He wrote “come and visit”. ${REQUEST}`,
])('surrounding words do not hide a member’s own request: %s', (text) => {
  expect(screenMessage(text).found.map(({ kind }) => kind)).toContain('ask')
})

test('a writer’s plea beside a quoted sum is still a request', () => {
  expect(partsIn('He wrote: "pay 300 dollars". Please help me, my love')).not.toEqual([])
})

test('a contact inside a quote is found', () => {
  const { found } = screenMessage('He wrote: “call me on 0803 555 0123”')
  expect(found).toMatchObject([{ kind: 'contact', rule: 'phone' }])
})
