/** What somebody agrees to who signs up: shown beside the form, and kept with a confirmed address as it was said. */
export const NEWSLETTER_CONSENT =
	'We mail you news and offers, about twice a month. One click in any of these mails ends it.'
