import { loadWords } from '../../languages/load.ts'

/** Code of a form that checks more than an address, with the words of what can be wrong. @throws if there is no network */
export async function withFormWords<Code>(loading: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loading, loadWords('forms')])
  return code
}
