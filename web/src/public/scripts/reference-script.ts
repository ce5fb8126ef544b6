import type { ReferenceData } from '@ndoa/contract/identity/reference'

const state = document.querySelector<HTMLElement>('#reference-state')

async function show() {
  setStatus(state?.dataset.loading)
  try {
    const answer = await fetch('/functions/v1/get-reference-data')
    if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
    const { data } = (await answer.json()) as { data: ReferenceData }
    fill(
      'faiths',
      data.faiths.map(({ name, denominations }) => [name, denominations.map((one) => one.name).join(', ')]),
    )
    fill(
      'languages',
      data.languages.map(({ name, iso_code }) => [name, iso_code ?? '']),
    )
    fill(
      'interests',
      data.interests.map(({ name, category }) => [name, category]),
    )
    setStatus('')
  } catch {
    setStatus(state?.dataset.failed)
  }
}

function fill(id: string, entries: [name: string, detail: string][]) {
  const list = document.getElementById(id)
  list?.replaceChildren(
    ...entries.map(([name, detail]) => {
      const entry = document.createElement('li')
      const small = Object.assign(document.createElement('span'), {
        className: 'text-sm text-soft',
        textContent: detail,
      })
      entry.append(name, ' ', small)
      return entry
    }),
  )
}

function setStatus(words = '') {
  if (state) state.textContent = words
}

void show()
