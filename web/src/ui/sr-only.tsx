export const srOnly = (text: string) => <span className="sr-only">{text}</span>
