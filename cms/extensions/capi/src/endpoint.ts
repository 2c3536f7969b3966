import type { Router } from 'express'
import { registerAccountRoutes } from './account/routes.ts'
import { registerCareerRoutes } from './careers/routes.ts'
import { registerChatRoutes } from './chat/routes.ts'
import { registerContactRoutes } from './contact/routes.ts'
import type { ContentServiceClass } from './content/items-service.ts'
import { registerContentRoutes } from './content/routes.ts'
import { registerDeviceRoutes } from './devices/routes.ts'
import { notFound } from './http/errors.ts'
import { createFastRead } from './http/fast-read.ts'
import { nameRoutes } from './http/pipeline.ts'
import { registerIconRoutes } from './icons/routes.ts'
import { registerNewsletterRoutes } from './newsletter/routes.ts'
import { registerPaymentRoutes } from './payments/routes.ts'
import { registerPushRoutes } from './push/routes.ts'
import { registerRoutingRoutes } from './routing/routes.ts'
import { fastReadsOf, getRuntime, type HostContext } from './runtime.ts'
import { registerShopRoutes } from './shop/routes.ts'
import { registerSystemRoutes } from './system/routes.ts'
import { registerTestRoutes } from './system/test-routes.ts'

/** Everything under /capi. */
export default {
	id: 'capi',
	handler(router: Router, context: HostContext & { services: { ItemsService: ContentServiceClass } }): void {
		const runtime = getRuntime(context)
		const serve = createFastRead(fastReadsOf(runtime))
		nameRoutes(router)
		// The prepared reads once more, for requests that do not name them to the letter, as with a query.
		router.use((request, response, next) => {
			const [path = ''] = request.originalUrl.split('?', 1)
			if (!serve(path, request, response)) next()
		})
		registerShopRoutes(router, runtime)
		registerPaymentRoutes(router, runtime)
		registerAccountRoutes(router, runtime)
		registerPushRoutes(router, runtime)
		registerChatRoutes(router, runtime)
		registerNewsletterRoutes(router, runtime)
		registerContactRoutes(router, runtime)
		registerCareerRoutes(router, runtime)
		registerRoutingRoutes(router, runtime)
		registerIconRoutes(router, runtime)
		registerContentRoutes(router, runtime, context.services.ItemsService)
		registerSystemRoutes(router, runtime)
		registerDeviceRoutes(router, runtime)
		if (runtime.config.testPages) registerTestRoutes(router, runtime)
		router.use((_request, _response, next) => next(notFound('This address was not found.')))
	},
}
