import { asciiDigits } from '@ndoa/contract/digits'

const AGES = Array.from({ length: 79 }, (_, index) => String(22 + index))

/** Turns an age field into a searchable list, 22 to 100, with a combobox's roles and keys and without a library. */
export function searchAges(field: HTMLInputElement): void {
  const list = addList(field)
  let chosen = field.value
  let active = 0

  function open(query = '') {
    const found = AGES.filter((age) => age.startsWith(asciiDigits(query)))
    list.replaceChildren(...found.map((age) => createOption(`${list.id}-${age}`, age)))
    if (found.length === 0) list.append(field.dataset.nothingFound ?? '')
    list.hidden = false
    field.ariaExpanded = 'true'
    activate(query ? 0 : found.indexOf(chosen))
  }

  function activate(place: number) {
    active = place
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === place)
    const option = list.children[place]
    if (option) {
      option.scrollIntoView({ block: 'nearest' })
      field.setAttribute('aria-activedescendant', option.id)
    } else field.removeAttribute('aria-activedescendant')
  }

  function close(age = chosen) {
    chosen = age
    field.value = age
    list.hidden = true
    field.ariaExpanded = 'false'
    field.removeAttribute('aria-activedescendant')
  }

  const onKey: Record<string, () => void> = {
    ArrowDown: () => (list.hidden ? open() : activate(Math.min(active + 1, list.children.length - 1))),
    ArrowUp: () => (list.hidden ? open() : activate(Math.max(active - 1, 0))),
    Enter: () => close(list.children[active]?.textContent ?? chosen),
    Escape: () => close(),
  }

  field.addEventListener('keydown', (event) => {
    if (!(event.key in onKey) || (list.hidden && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    onKey[event.key]?.()
  })
  field.addEventListener('click', () => {
    field.select()
    open()
  })
  field.addEventListener('input', () => open(field.value.trim()))
  field.addEventListener('blur', () => close(AGES.includes(field.value) ? field.value : chosen))
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]')
    if (option) close(option.textContent ?? chosen)
  })
}

function addList(field: HTMLInputElement): HTMLUListElement {
  const list = document.createElement('ul')
  list.id = `${field.id}-list`
  list.role = 'listbox'
  list.ariaLabel = field.dataset.list ?? ''
  list.hidden = true
  list.className =
    'absolute inset-x-0 top-full z-10 mt-1 max-h-[200px] overflow-y-auto rounded-md border border-edge bg-card p-1'
  field.after(list)
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  field.setAttribute('aria-controls', list.id)
  return list
}

function createOption(id: string, age: string): HTMLLIElement {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.textContent = age
  option.className = 'flex min-h-11 cursor-pointer items-center rounded-sm px-3 aria-selected:bg-sand'
  return option
}
