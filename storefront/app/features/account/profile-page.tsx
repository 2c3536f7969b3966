import { t } from '@app/language/current'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { log } from '../../lib/log.ts'
import { useSite } from '../../lib/rendering/site-context.tsx'
import { showToast } from '../../lib/rendering/toast.ts'
import { srOnly } from '../../ui/sr-only.tsx'
import { trans } from '../../ui/trans.tsx'
import { useUser } from '../auth/auth-store.ts'
import type { AccountProof } from './account-calls.ts'
import { deleteAccount, reloadUser, requestEmailChange, saveField, uploadAvatar } from './account-calls.ts'
import { AvatarEditor } from './avatar-editor.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailEditor } from './email-editor.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { SecretRow } from './secret-row.tsx'
import { SettingsSection } from './settings-section.tsx'
import { welcomeName } from './welcome-name.ts'

/** Goodbye stays a little longer than other messages. */
const GOODBYE_MS = 10_000
/** Where somebody comes back to who had to sign in once more to delete the account. */
const ASKED = '#delete-account'

/** The router's key of the page that a visit began with. */
const FIRST_PAGE = 'default'

interface ProfilePageProps {
	/** What the route lends: the form that changes the password, and the way through Google and back. */
	renderPasswordForm: (onDone: () => void) => ReactNode
	onGoogleSignIn: (returnTo: string) => Promise<void>
}

/** /settings: who one is, how one signs in, and leaving for good. */
export function ProfilePage({ renderPasswordForm, onGoogleSignIn }: ProfilePageProps) {
	const user = useUser()
	const { cms } = useSite()
	const navigate = useNavigate()
	const { hash, key } = useLocation()
	useReloadedUser(key === FIRST_PAGE)
	if (!user) return null
	// Where the server does not say how the account came to be, it is an ordinary one: most are.
	const hasPassword = user.provider === null || user.provider === 'default'

	async function remove(proof: AccountProof) {
		const name = welcomeName(user!)
		const outcome = await deleteAccount(proof)
		if (outcome.kind !== 'deleted') return outcome
		await navigate('/', { replace: true })
		showToast({
			tone: 'green',
			title: t('Goodbye, {name}', { name }),
			message: t('Your account is deleted. The griddle stays warm, should you ever come back.'),
			durationMs: GOODBYE_MS,
		})
		return outcome
	}

	async function signInAgain() {
		try {
			await onGoogleSignIn(`/settings${ASKED}`)
		} catch (error) {
			log('warn', 'Google could not be reached.', error)
			showToast({ tone: 'red', title: t('Google does not answer'), message: t('Check your connection and try again.') })
		}
	}

	return (
		<div className="grid gap-10 md:gap-14">
			<SettingsSection title={t('Your picture')} text={t('So that the counter knows a regular when it sees one.')}>
				<AvatarEditor image={user.avatar} onUpload={uploadAvatar} onRemove={() => saveField('avatar', null)} />
			</SettingsSection>
			<SettingsSection title={t('About you')} text={t('Fills in your next order. Each field is saved by itself.')}>
				<ProfileFields user={user} onSave={saveField} />
			</SettingsSection>
			<SettingsSection
				title={t('Signing in')}
				text={hasPassword ? t('Your email and password.') : t('You sign in with Google.')}
			>
				{hasPassword ? (
					<div className="grid gap-5">
						<EmailEditor email={user.email ?? ''} onRequest={(request) => requestEmailChange(cms, request)} />
						<hr className="border-t-2 border-line" />
						<SecretRow
							label={t('Password')}
							change={trans('Change<hidden> password</hidden>', { hidden: srOnly })}
							cancel={trans('Cancel<hidden> the change of the password</hidden>', { hidden: srOnly })}
							text={t('Known to you alone')}
							renderForm={(close) =>
								renderPasswordForm(() => {
									close()
									showToast({
										tone: 'green',
										title: t('Password changed'),
										message: t('Other devices have to sign in again.'),
									})
								})
							}
						/>
					</div>
				) : (
					<p>
						<span className="block font-semibold">{t('Email')}</span>
						<span className="wrap-anywhere text-soft">
							{t('{email}. Google looks after your address and your password: change them there.', {
								email: user.email ?? '',
							})}
						</span>
					</p>
				)}
			</SettingsSection>
			<SettingsSection title={t('Leaving')} text={t('No hard feelings. Well, a few.')}>
				<div className="grid gap-4">
					<p className="text-pretty">
						{t('Deleting your account erases what we know about you. It takes effect at once and cannot be undone.')}
					</p>
					<DeleteAccount
						hasPassword={hasPassword}
						isAsked={hash === ASKED}
						onDelete={remove}
						onSignInAgain={signInAgain}
					/>
				</div>
			</SettingsSection>
		</div>
	)
}

/** Shows the profile as it is now, since another device may have changed it. The start of a visit has just read it. */
function useReloadedUser(isFirstPage: boolean): void {
	useEffect(() => {
		if (isFirstPage) return
		void reloadUser().then((problem) => {
			if (problem) showToast({ tone: 'yellow', title: t('You have been signed out'), message: problem })
		})
	}, [isFirstPage])
}
