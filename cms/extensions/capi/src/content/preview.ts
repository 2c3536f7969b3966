import { CONTENT_DEEP, CONTENT_FIELDS, type PreviewedCollection, type PreviewReply } from '@app/contract/content'
import { getSchema } from '../directus/services.ts'
import { notFound } from '../http/errors.ts'
import { createSealedTokens, type SealedTokens } from '../http/sealed-token.ts'
import type { Runtime } from '../runtime.ts'
import type { ContentServiceClass } from './items-service.ts'

/** What a link to a draft stands for. */
interface Claims {
	collection: PreviewedCollection
	id: number
}

/** As long as somebody looks at one state of a draft; the Studio asks for a new link whenever it shows one. */
const LIFE_MS = 15 * 60_000

const FIELDS: Record<PreviewedCollection, string> = {
	pages: CONTENT_FIELDS.page,
	posts: CONTENT_FIELDS.post,
	jobs: CONTENT_FIELDS.job,
}

/** Where the storefront shows each. */
const PATHS: Record<PreviewedCollection, string> = { pages: '/', posts: '/blog/', jobs: '/careers/' }

type PreviewTools = Pick<Runtime, 'config' | 'clock' | 'database'> & { ItemsService: ContentServiceClass }

function tokensOf({ config }: Pick<Runtime, 'config'>): SealedTokens<Claims> {
	return createSealedTokens<Claims>({
		key: config.previewKey,
		purpose: 'content preview',
		lifeMs: LIFE_MS,
		texts: {
			invalid: 'This preview link is not valid.',
			expired: 'This preview has run out. Open it in the Studio again.',
		},
	})
}

/**
 * The storefront's address of a draft, for whoever may see it in the Studio: only those who look after content read
 * its status. Throws Directus's FORBIDDEN for others.
 */
export async function previewAddress(tools: PreviewTools, accountability: object, claims: Claims): Promise<string> {
	const service = new tools.ItemsService(claims.collection, {
		knex: tools.database,
		schema: await getSchema(),
		accountability,
	})
	const { slug } = await service.readOne(claims.id, { fields: ['slug', 'status'] })
	const address = new URL(PATHS[claims.collection] + encodeURIComponent(String(slug)), tools.config.storefrontUrl)
	address.searchParams.set('preview', tokensOf(tools).seal(claims, tools.clock.now()))
	return address.href
}

/** The draft as it is now. Throws INVALID_TOKEN, TOKEN_EXPIRED, NOT_FOUND when it has been deleted. */
export async function readPreview(tools: PreviewTools, token: string): Promise<PreviewReply> {
	const { collection, id } = tokensOf(tools).open(token, tools.clock.now())
	const schema = await getSchema()
	const service = new tools.ItemsService(collection, { knex: tools.database, schema, accountability: null })
	const fields = ['status', ...FIELDS[collection].split(',')]
	const row = await service.readOne(id, { fields, deep: CONTENT_DEEP }).catch(() => {
		throw notFound('This draft was not found.')
	})
	return { collection, status: String(row.status), row }
}
