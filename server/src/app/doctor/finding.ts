export interface Finding {
  what: string
  state: 'ok' | 'warning' | 'broken' | 'not checked'
  says: string
  todo?: string
}

type Details = Omit<Finding, 'what' | 'state'>

export const ok = (what: string, says: string): Finding => ({ what, state: 'ok', says })
export const notChecked = (what: string, says: string): Finding => ({ what, state: 'not checked', says })
export const warning = (what: string, says: string, todo: string): Finding =>
  finding(what, 'warning', { says, todo })
export const broken = (what: string, says: string, todo: string): Finding =>
  finding(what, 'broken', { says, todo })

const finding = (what: string, state: Finding['state'], details: Details): Finding => ({
  what,
  state,
  ...details,
})
