/** A part of a sentence that only screen readers read; for `rich`. */
export const srOnly = (text: string) => <span className="sr-only">{text}</span>
