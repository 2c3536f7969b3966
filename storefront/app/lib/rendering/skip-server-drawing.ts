import { CACHED_AT_ATTRIBUTE } from '@app/contract/service-worker'

/**
 * Runs in the document's head. The server drew a page for everybody, and whoever opens the app from the cache sees
 * their own in its place once the loader goes: until then the browser need not lay out and paint what lies beneath
 * (components.css). Not where a place on the page is gone to: it has no height meanwhile.
 */
export const SKIP_DRAWING_SCRIPT = `(function(page){var n=performance.getEntriesByType('navigation')[0];if(page.hasAttribute('${CACHED_AT_ATTRIBUTE}')&&n&&n.type==='navigate'&&!location.hash)page.dataset.opened=''})(document.documentElement)`
