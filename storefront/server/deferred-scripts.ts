import { PAGE_END_ID } from '@app/contract/service-worker'
import { hashSource } from './csp.ts'

/**
 * A page can be read without its scripts, and they share the link with the fonts and pictures that are about to be
 * painted. So a shared page asks for them right after its first paint, and after that of the picture at its head
 * where it has one: their preloads sleep, and the router's own start script is data until then. A tab that is not
 * seen paints nothing, and a browser that does not tell of its paints is not waited for, nor is a slow picture. They
 * are asked for a few at a time, since each takes a slow phone some milliseconds. A page from the service worker's
 * cache does not wait: its scripts share no link with anything.
 */
const START =
	`(function(){var done,hurry=document.visibilityState==='hidden'||document.documentElement.hasAttribute('data-kept-at');
function go(){if(done)return;done=1;ask(Array.from(document.querySelectorAll('link[rel=later]')))}
function ask(links){links.splice(0,hurry?links.length:6).forEach(function(link){link.rel='modulepreload'});
if(links.length)return setTimeout(function(){ask(links)});
var start=document.querySelector('script[type=later]'),script=document.createElement('script');
script.type='module';script.textContent=start.textContent;document.body.append(script);script.remove()}
function painted(){var picture=document.querySelector('img[fetchpriority=high]');
function shown(){requestAnimationFrame(function(){setTimeout(go)})}
if(picture)picture.decode().then(shown,shown);else go()}
if(hurry)return go();
try{new PerformanceObserver(painted).observe({type:'paint',buffered:true})}catch(e){}
setTimeout(go,800)})()`.replaceAll('\n', '')

const MODULE_SCRIPT = '<script type="module" async="">'

/** The CSP source of the script that starts the others. */
export const START_SOURCE = hashSource(START)

/**
 * The page with its scripts put off until after the first paint. Left as it is where the router writes its start in
 * another way.
 */
export function startScriptsAfterPaint(html: string): string {
	if (html.split(MODULE_SCRIPT).length !== 2) return html
	return html
		.replaceAll('<link rel="modulepreload"', '<link rel="later"')
		.replace(MODULE_SCRIPT, '<script type="later">')
		.replace('</body>', `<script id="${PAGE_END_ID}">${START}</script></body>`)
}
