import { t } from '@app/language/current'
import { useRevalidator } from 'react-router'
import { useRefresh } from '../../lib/rendering/use-refresh.ts'

/** An open preview asks for what the editor has saved meanwhile this often, and at once when it is looked at again. */
const REFRESH_MS = 3_000

/** Says that this is a draft, and keeps it as the Studio has it. */
export function PreviewBar() {
	const { revalidate } = useRevalidator()
	useRefresh(() => void revalidate(), REFRESH_MS)
	return (
		<p role="status" className="bg-mustard px-4 py-2 text-center font-semibold text-on-mustard">
			{t('Draft. Only you see this page, as it is in the Studio.')}
		</p>
	)
}
