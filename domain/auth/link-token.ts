/** Far more than any token of ours is long. */
const MAX_LENGTH = 2_048
/** And far less than any is short. */
const MIN_LENGTH = 20
/** One random word, or the two or three parts of a signed token. */
const TOKEN = /^[\w-]+(?:\.[\w-]+){0,2}$/

/** Whether a text can be the token of a mailed link at all. Whether it holds is for the server to say. */
export function isLinkToken(text: string | null | undefined): text is string {
	return !!text && text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && TOKEN.test(text)
}
