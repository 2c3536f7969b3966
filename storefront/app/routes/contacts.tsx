import { ContactSettingsSchema } from '@app/contract/legal'
import { ContactsPage } from '../features/branch/contacts-page.tsx'
import { pageContext } from '../server/page-context.server.ts'
import { readItems } from '../server/read-items.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/contacts'

export const meta: Route.MetaFunction = () =>
	pageMeta({
		title: 'Contacts',
		description: 'Call a branch, write to us, or come by: numbers, addresses and the way there.',
	})

export async function loader({ context }: Route.LoaderArgs) {
	const { cmsInternalUrl, snapshot } = context.get(pageContext)
	if (snapshot.menu === null) throw new Response('The branches are not known at the moment.', { status: 503 })
	const query = { fields: 'support_email,support_phone' }
	const settings = await readItems(cmsInternalUrl, 'settings', query, ContactSettingsSchema)
	return { settings, branches: snapshot.menu.branches }
}

export default function ContactsRoute({ loaderData }: Route.ComponentProps) {
	return <ContactsPage settings={loaderData.settings} branches={loaderData.branches} />
}
