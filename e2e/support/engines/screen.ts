/** Browser actions that every engine supports, so that one journey runs in all of them. */
export interface Screen {
  open(address: string): Promise<void>
  press(role: Role, name: Name): Promise<void>
  type(role: Role, name: Name, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  upload(path: string): Promise<void>
  sees(words: RegExp): Promise<void>
  isAt(address: RegExp): Promise<void>
  picture(): Promise<Buffer>
}

export type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'option' | 'textbox'

/** A string must equal the whole accessible name. */
export type Name = string | RegExp
