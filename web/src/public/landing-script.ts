import { LANDING_CHOICES } from '../lib/landing-choices.ts'
import { searchAges } from './age-search.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** The search card: one gender sets the other to its opposite, ages are searchable, and the choices are kept for registration. */
export function begin(search: HTMLFormElement, leave = leaveTo) {
  const controls = [...search.querySelectorAll<Control>('[data-choice]')]
  const [mine, theirs, ...ages] = controls
  if (!mine || !theirs) return
  follow(mine, theirs)
  follow(theirs, mine)
  for (const age of ages) if (age instanceof HTMLInputElement) searchAges(age)
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    keep(controls)
    leave('/register')
  })
}

/** There are two to choose from. */
function follow(changed: Control, other: Control) {
  changed.addEventListener('change', () => {
    const options = changed instanceof HTMLSelectElement ? [...changed.options] : []
    other.value = options.find(({ value }) => value !== changed.value)?.value ?? ''
  })
}

/** Kept in this tab and not in the address, where server logs and the history would keep it. */
function keep(controls: Control[]) {
  const choices = Object.fromEntries(controls.map(({ dataset, value }) => [dataset.choice, value]))
  try {
    sessionStorage.setItem(LANDING_CHOICES, JSON.stringify(choices))
  } catch {
    // Storage can be unavailable in a private window: the form starts empty.
  }
}

const leaveTo = (address: string) => window.location.assign(address)

const search = document.querySelector<HTMLFormElement>('#search')
if (search) begin(search)
