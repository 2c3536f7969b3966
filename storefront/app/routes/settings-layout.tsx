import { Outlet } from 'react-router'
import { SettingsLayout } from '../features/account/settings-layout.tsx'

/** Around every page below /settings. */
export default function Settings() {
	return (
		<SettingsLayout>
			<Outlet />
		</SettingsLayout>
	)
}
