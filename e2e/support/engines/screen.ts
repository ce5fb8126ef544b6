/** What a member does with a browser: one journey, written in these words, runs in every engine. */
export interface Screen {
  open(address: string): Promise<void>
  /** Presses the first visible element of that role and name. */
  press(role: Role, name: Name): Promise<void>
  type(role: Role, name: Name, text: string): Promise<void>
  /** Chooses an option of a native select. */
  choose(label: string, option: string): Promise<void>
  /** Gives a file to the first field for files. */
  upload(path: string): Promise<void>
  /** Waits until the words are visible. */
  sees(words: RegExp): Promise<void>
  /** Waits until the path and query of the address match. */
  isAt(address: RegExp): Promise<void>
  picture(): Promise<Buffer>
}

export type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'option' | 'textbox'

/** A string is the whole name. */
export type Name = string | RegExp
