import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Chatwoot's script as its documentation describes it: a style element, a frame, and an object that takes who is
 * there.
 */
export const CHAT_SCRIPT = `window.chatwootSDK = {
	run({ websiteToken, baseUrl }) {
		const style = document.createElement('style')
		style.textContent = '.woot-holder { position: fixed; right: 20px; bottom: 104px; width: 300px; height: 400px; z-index: 60; overflow: hidden; border-radius: 16px; box-shadow: 0 8px 32px #0006 } .woot-holder iframe { width: 100%; height: 100%; border: 0 } .woot--hide { display: none }'
		document.body.append(style)
		const holder = document.createElement('div')
		holder.className = 'woot-holder woot--hide'
		const frame = document.createElement('iframe')
		frame.title = 'Chat'
		frame.src = baseUrl + '/widget?website_token=' + websiteToken
		holder.append(frame)
		document.body.append(holder)
		const tell = (event, data) => {
			fetch(baseUrl + '/told', { method: 'POST', body: JSON.stringify({ event, data }), keepalive: true })
			frame.contentWindow.postMessage({ event, data }, baseUrl)
		}
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

/** The conversation in the frame: shows what the page told of the customer and answers each message. */
export const CHAT_FRAME = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Chat</title>
<style>
	body { font: 16px/1.4 system-ui, sans-serif; margin: 0; padding: 16px; background: #fff; color: #131a1f }
	h1 { font-size: 20px; margin: 0 0 8px }
	ol { padding: 0; list-style: none }
	input { width: 100%; box-sizing: border-box; font: inherit; padding: 8px; margin: 4px 0 8px }
	button { font: inherit; padding: 8px 16px }
</style>
<h1>How can we help?</h1>
<p id="who"></p>
<ol id="log" role="log"></ol>
<form><label>Your message <input name="text" autocomplete="off" required></label> <button>Send</button></form>
<script>
	const log = document.getElementById('log')
	const who = document.getElementById('who')
	const say = (text) => log.append(Object.assign(document.createElement('li'), { textContent: text }))
	addEventListener('message', ({ source, data: { event, data } }) => {
		if (source !== parent) return
		if (event === 'set-user') who.textContent = data.name + ', ' + data.email
		if (event === 'set-custom-attributes') who.textContent += ' (' + data.role + ', ' + data.status + ')'
		if (event === 'reset') log.textContent = who.textContent = ''
	})
	document.forms[0].onsubmit = (event) => {
		event.preventDefault()
		const { text } = event.target
		say('You: ' + text.value)
		say('Big Dill: Thank you. This is a demo, so nobody reads along.')
		text.value = ''
	}
</script>
</html>`

const FILES: Readonly<Record<string, [type: string, text: string]>> = {
	'/packs/js/sdk.js': ['text/javascript', CHAT_SCRIPT],
	'/widget': ['text/html; charset=utf-8', CHAT_FRAME],
}

export interface LocalChat {
	url: string
	/** Settings that make the product use it. */
	env: { STOREFRONT_CHATWOOT_URL: string; STOREFRONT_CHATWOOT_TOKEN: string; CAPI_CHATWOOT_SECRET: string }
	stop(): Promise<void>
}

/** A chat on this machine in place of Chatwoot: its script and its frame. It keeps nothing of what it is told. */
export async function startLocalChat(): Promise<LocalChat> {
	const server = createServer((request, response) => {
		const [path] = (request.url ?? '/').split('?', 1)
		const file = FILES[path!]
		response.setHeader('Access-Control-Allow-Origin', '*')
		request.resume()
		if (file) response.writeHead(200, { 'Content-Type': file[0] }).end(file[1])
		else response.writeHead(path === '/told' ? 204 : 404).end()
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return {
		url,
		env: {
			STOREFRONT_CHATWOOT_URL: url,
			STOREFRONT_CHATWOOT_TOKEN: 'local-chat',
			CAPI_CHATWOOT_SECRET: 'local-chat-secret',
		},
		async stop() {
			server.close()
			server.closeAllConnections()
			await once(server, 'close')
		},
	}
}
