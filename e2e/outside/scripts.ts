/**
 * What Google's tag does with our commands, as far as its documentation says: it reads the data layer, keeps to the consent, writes its two
 * cookies when storage is granted, and sends events then only.
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

/** Chatwoot's script as its documentation describes it: a style element, a frame, and an object that takes who is there. */
export const CHAT_SCRIPT = `window.chatwootSDK = {
	run({ websiteToken, baseUrl }) {
		const style = document.createElement('style')
		style.textContent = '.woot-holder { position: fixed; right: 20px; bottom: 104px; width: 300px; height: 400px; z-index: 60 } .woot--hide { display: none }'
		document.body.append(style)
		const holder = document.createElement('div')
		holder.className = 'woot-holder woot--hide'
		const frame = document.createElement('iframe')
		frame.title = 'Chat'
		frame.src = baseUrl + '/widget?website_token=' + websiteToken
		holder.append(frame)
		document.body.append(holder)
		const tell = (event, data) => fetch(baseUrl + '/told', { method: 'POST', body: JSON.stringify({ event, data }), keepalive: true })
		frame.onload = () => {
			document.cookie = 'cw_conversation=secret-conversation; path=/'
			window.$chatwoot = {
				setUser: (identifier, user) => tell('set-user', { identifier, ...user }),
				setCustomAttributes: (attributes) => tell('set-custom-attributes', attributes),
				toggle: (state) => holder.classList.toggle('woot--hide', state !== 'open'),
				reset: () => {
					document.cookie = 'cw_conversation=; path=/; max-age=0'
					tell('reset')
				},
			}
			window.dispatchEvent(new Event('chatwoot:ready'))
		}
	},
}`

export const CHAT_FRAME = '<!doctype html><title>Chat</title><p>How can we help?</p>'
