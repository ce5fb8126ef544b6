declare module 'gettext-parser' {
  export interface Entry {
    msgid: string
    msgctxt?: string
    msgstr: string[]
    comments?: { flag?: string }
  }
  export interface Catalogue {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, Entry>>
  }
  export const po: {
    parse: (text: string | Buffer) => Catalogue
    compile: (catalogue: Catalogue, options?: { foldLength?: number }) => Buffer
  }
}
