import { ContactSettingsSchema } from '@app/contract/legal'
import { t } from '@app/language/current'
import { ContactsPage } from '../features/branch/contacts-page.tsx'
import { packBranches, useUnpackedBranches } from '../features/branch/serialized-branches.ts'
import { ContactForm } from '../features/content/contact/contact-form.tsx'
import { breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { ownPageCard, sharePicture } from '../server/share-pictures/share-card.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/contacts'

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: t('Contacts'),
		description: t('Call a branch, write to us, or come by: numbers, addresses and the way there.'),
		picture: args.loaderData?.share,
	})

export async function loader({ context }: Route.LoaderArgs) {
	const { content, snapshot, publicUrl } = context.get(pageContext)
	if (snapshot.menu === null) throw new Response(t('The branches are not known at the moment.'), { status: 503 })
	const settings = await content.read('settings', { fields: ['support_email', 'support_phone'] }, ContactSettingsSchema)
	describePage(context, () => [breadcrumbs(publicUrl, [{ name: t('Contacts'), path: '/contacts' }])])
	return { settings, branches: packBranches(snapshot.menu.branches), share: sharePicture(ownPageCard('contacts')) }
}

export default function ContactsRoute({ loaderData }: Route.ComponentProps) {
	return (
		<ContactsPage settings={loaderData.settings} branches={useUnpackedBranches(loaderData.branches)}>
			<ContactForm />
		</ContactsPage>
	)
}
