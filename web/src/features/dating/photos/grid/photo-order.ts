export function moveItem<Entry>(list: readonly Entry[], from: number, steps: number): Entry[] {
  const rest = list.filter((_, index) => index !== from)
  const entry = list[from]
  return entry === undefined ? rest : rest.toSpliced(from + steps, 0, entry)
}
