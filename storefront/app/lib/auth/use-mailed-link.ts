import { useEffect } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'

interface MailedLink<Outcome> {
	/** The page it is followed on, whose action makes the call. */
	path: string
	purpose: string
	/** From its address; null where the page was opened without one. */
	token: string | null
	/** Where a form was sent without scripts. */
	sent: Outcome | undefined
	/** Without anybody pressing a button. */
	isByItself: boolean
}

/**
 * Follows a mailed link. Opening the page changes nothing yet: mail programs and their scanners open links too. The
 * page sends the token by POST, once it is out of the address.
 */
export function useMailedLink<Outcome extends { kind: string }>({
	path,
	purpose,
	token,
	sent,
	isByItself,
}: MailedLink<Outcome>) {
	const fetcher = useFetcher<Outcome>({ key: path })
	const { search } = useLocation()
	const navigate = useNavigate()
	const outcome = (fetcher.data as Outcome | undefined) ?? sent
	const isBusy = fetcher.state !== 'idle'
	const follow = () => {
		if (token !== null) void fetcher.submit({ purpose, token }, { method: 'post', action: path })
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the address is clean.
	useEffect(() => {
		if (token === null) return
		if (search !== '') void navigate(path, { replace: true })
		else if (isByItself && !outcome && !isBusy) follow()
	}, [search])

	return {
		Form: fetcher.Form,
		/** Null while it is asked again because nobody could be reached. */
		outcome: outcome && !(isBusy && outcome.kind === 'unreachable') ? outcome : null,
		isBusy,
		follow,
	}
}
