import { currentLanguage, t } from '@app/language/current'
import { useEffect, useState } from 'react'
import { defaultCountries, parseCountry, usePhoneInput } from 'react-international-phone'
import * as v from 'valibot'
import { BRAND } from '../../../brand.ts'
import { useSite } from '../../../lib/rendering/site-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { TestPage } from './test-page.tsx'
import { useExchange } from './use-exchange.ts'

const COUNTRIES = defaultCountries.map(parseCountry)
const HOME = BRAND.country.toLowerCase()

/**
 * /test/phone: a number as it is typed, and what the shop's server makes of it. Country, mask and prefix are
 * react-international-phone's; its own field and flags are left aside, because they come from another host.
 */
export function PhoneTest() {
	const { cms } = useSite()
	const exchange = useExchange()
	const [value, setValue] = useState('')
	const names = useCountryNames()
	const { inputValue, phone, country, setCountry, handlePhoneValueChange, inputRef } = usePhoneInput({
		defaultCountry: HOME,
		forceDialCode: true,
		value,
		onChange: (changed) => setValue(changed.phone),
	})
	const check = () =>
		exchange.ask('POST /capi/test/phone', { phone }, () =>
			cms.post('/capi/test/phone', { phone }, v.unknown(), { isPublic: true }),
		)
	return (
		<TestPage
			title={t('Phone Input Test')}
			about={t('Type a number, with or without its country, and ask the server what it makes of it.')}
			exchange={exchange}
		>
			<form
				className="grid gap-4"
				onSubmit={(event) => {
					event.preventDefault()
					if (!exchange.isBusy) void check()
				}}
			>
				<SelectField
					label={t('Country')}
					autoComplete="country"
					value={country.iso2}
					onChange={({ target }) => setCountry(target.value as typeof country.iso2, { focusOnInput: true })}
				>
					{COUNTRIES.map(({ iso2, name, dialCode }) => (
						<option key={iso2} value={iso2}>
							{names?.of(iso2.toUpperCase()) ?? name} (+{dialCode})
						</option>
					))}
				</SelectField>
				<TextField
					label={t('Phone')}
					type="tel"
					autoComplete="tel"
					ref={inputRef}
					value={inputValue}
					onChange={handlePhoneValueChange}
					// Behind the country's code: a browser selects everything once the focus has come by Tab, and the first digit
					// would be lost.
					onFocus={({ target }) =>
						requestAnimationFrame(() => target.setSelectionRange(target.value.length, target.value.length))
					}
					hint={t('Sent as {phone}', { phone: phone || t('nothing') })}
				/>
				<Button type="submit" busy={exchange.isBusy} className="justify-self-start">
					{t('Check on the server')}
				</Button>
			</form>
		</TestPage>
	)
}

/**
 * The library knows English names only. A browser and a server may write others differently, so they come once the
 * page is alive.
 */
function useCountryNames(): Intl.DisplayNames | null {
	const [names, setNames] = useState<Intl.DisplayNames | null>(null)
	useEffect(() => {
		const { tag, locale } = currentLanguage()
		if (tag !== 'en') setNames(new Intl.DisplayNames(locale, { type: 'region' }))
	}, [])
	return names
}
