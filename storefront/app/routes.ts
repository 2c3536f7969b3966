import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** In the order of the specification's section 2. A path that is not here answers 404. */
export default [
	layout('routes/default-layout.tsx', [
		index('routes/home.tsx'),
		layout('routes/ordering.tsx', [
			route('shop', 'routes/shop.tsx'),
			route('order', 'routes/order.tsx'),
			route('order/cart', 'routes/order-cart.tsx'),
		]),
		route('track', 'routes/recent-orders.tsx'),
		route('track/:slug', 'routes/track.tsx'),
		route('checkout', 'routes/checkout.ts'),
		route('checkout/payment', 'routes/checkout-payment.tsx'),
		route('checkout/payment-original', 'routes/checkout-payment-original.tsx'),
		route('checkout/success', 'routes/checkout-success.tsx'),
		layout('routes/settings-layout.tsx', [
			route('settings', 'routes/settings.tsx'),
			route('settings/cards', 'routes/settings-cards.tsx'),
			route('settings/orders', 'routes/settings-orders.tsx'),
			route('settings/coupons', 'routes/settings-coupons.tsx'),
			route('settings/notifications', 'routes/settings-notifications.tsx'),
		]),
		route('blog', 'routes/blog.tsx'),
		route('blog/:slug', 'routes/blog-post.tsx'),
		route('careers', 'routes/careers.tsx'),
		route('careers/:slug', 'routes/career.tsx'),
		route('contacts', 'routes/contacts.tsx'),
		route('confirm-subscription', 'routes/confirm-subscription.tsx'),
		route('legal/:slug', 'routes/legal.tsx'),
		route('branches', 'routes/branches.tsx'),
		route('branches/:slug', 'routes/branch.tsx'),
		route('logger', 'routes/logger.tsx'),
		route('status', 'routes/status.tsx'),
		layout('routes/test-layout.tsx', [
			route('test/push', 'routes/test-push.tsx'),
			route('test/phone', 'routes/test-phone.tsx'),
			route('test/coupon', 'routes/test-coupon.tsx'),
			route('test/notifications', 'routes/test-notifications.tsx'),
			route('test/websocket-branches', 'routes/test-websocket-branches.tsx'),
		]),
		/** /about, and what other pages editors make. */
		route(':slug', 'routes/page.tsx'),
		route('*', 'routes/not-found.tsx'),
	]),
	/** Sign-in and its relatives: the bare layout. */
	layout('routes/auth-layout.tsx', [
		route('auth/login', 'routes/auth-login.tsx'),
		route('auth/logout', 'routes/auth-logout.tsx'),
		route('auth/register', 'routes/auth-register.tsx'),
		route('auth/verify', 'routes/auth-verify.tsx'),
		route('auth/verify-reset', 'routes/auth-verify-reset.tsx'),
		route('auth/reset-password', 'routes/auth-reset-password.tsx'),
		route('auth/change-password', 'routes/auth-change-password.tsx'),
		route('auth/google-callback', 'routes/auth-google-callback.tsx'),
		route('auth/*', 'routes/not-found.tsx', { id: 'auth-not-found' }),
	]),
	route('privacy-policy', 'routes/privacy-policy.ts'),
	route('contact', 'routes/contact.ts'),
	route('.well-known/change-password', 'routes/well-known-change-password.ts'),
	route('.well-known/security.txt', 'routes/security-text.ts'),
	route('og/:kind/:file', 'routes/share-picture.ts'),
	/** Where the service worker tells that the browser has another push subscription. */
	route('push-renewal', 'routes/push-renewal.ts'),
	/** What the service worker shows for a page that needs a network. */
	route('offline', 'routes/offline.tsx'),
	route('blog/rss.xml', 'routes/blog-rss.ts'),
	route('robots.txt', 'routes/robots.ts'),
	route('sitemap.xml', 'routes/sitemap.ts'),
	route('manifest.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig
