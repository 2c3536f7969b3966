/** A part of a text for those who hear the page alone: `rich('Remove<hidden> picture</hidden>', { hidden: heard })`. */
export const srOnly = (text: string) => <span className="sr-only">{text}</span>
