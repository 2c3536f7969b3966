/**
 * What Google's tag does with our commands, as far as its documentation says: it reads the data layer, keeps to the
 * consent, writes its two cookies when storage is granted, and sends events then only.
 */
export const TAG_SCRIPT = `(() => {
	const origin = new URL(document.currentScript.src).origin
	const consent = {}
	const page = {}
	let id = ''
	const run = ([command, name, value]) => {
		if (command === 'consent') {
			Object.assign(consent, value)
			if (consent.analytics_storage === 'granted') {
				document.cookie = '_ga=GA1.1.1; path=/; max-age=3600'
				document.cookie = '_gid=GA1.1.2; path=/; max-age=3600'
			}
		}
		if (command === 'config') id = name
		if (command === 'config') Object.assign(page, value)
		if (command === 'set') Object.assign(page, name)
		if (command !== 'event' || consent.analytics_storage !== 'granted' || window['ga-disable-' + id]) return
		fetch(origin + '/g/collect', { method: 'POST', body: JSON.stringify({ id, name, params: value, page, consent }), keepalive: true })
	}
	for (const entry of window.dataLayer) run(entry)
	window.dataLayer.push = function (entry) {
		Array.prototype.push.call(this, entry)
		run(entry)
	}
})()`
