import { t } from '@app/language/current'

interface Named {
	first_name: string | null
	last_name: string | null
	email: string | null
}

/** Who is welcomed: by the first name, else by what there is. */
export function welcomeName({ first_name, last_name, email }: Named): string {
	return first_name?.trim() || last_name?.trim() || email?.split('@')[0] || t('back')
}
