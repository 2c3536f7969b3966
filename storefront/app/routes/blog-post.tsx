import { PostSchema } from '@app/contract/content'
import { neighboursOf } from '@app/domain/content/blog-pages'
import { currentLanguage } from '@app/language/current'
import { PostPage } from '../features/content/blog/post-page.tsx'
import { ContentBlocks } from '../features/content/content-blocks.tsx'
import { NewsletterBand } from '../features/content/newsletter/newsletter-band.tsx'
import { PreviewBar } from '../features/content/preview-bar.tsx'
import { findRow } from '../server/content/find-row.server.ts'
import { readPost, readPostRefs } from '../server/content/read-posts.server.ts'
import { readPreview } from '../server/content/read-preview.server.ts'
import { refuseMissing } from '../server/content/refuse-missing.server.ts'
import { blogPosting } from '../server/json-ld/blog-posting.server.ts'
import { BLOG, breadcrumbs } from '../server/json-ld/breadcrumbs.server.ts'
import { describePage } from '../server/json-ld/describe-page.server.ts'
import { faqPage } from '../server/json-ld/faq-page.server.ts'
import { pageContext } from '../server/page-context.server.ts'
import { postCard, sharePicture, sharePicturePath } from '../server/share-pictures/share-card.server.ts'
import { blogFeed } from '../shell/feed.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/blog-post'

export const meta: Route.MetaFunction = (args) => {
	if (!args.loaderData) return []
	const { post, picture, isDraft } = args.loaderData
	const { title, summary, date_created, date_updated, author, tags, languages } = post
	return pageMeta(args, {
		title,
		description: summary,
		noindex: isDraft,
		picture,
		languages,
		article: {
			published: date_created,
			modified: date_updated,
			authors: author ? [author.name] : [],
			tags: tags.map(({ name }) => name),
		},
		feed: blogFeed(),
	})
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { content, cmsInternalUrl, publicUrl } = context.get(pageContext)
	const { slug } = params
	const draft = await readPreview(cmsInternalUrl, url, { collection: 'posts', slug, schema: PostSchema })
	const { tag } = currentLanguage()
	// Whatever is typed comes here: the CMS is asked for posts that are there.
	const known = draft ?? (await findRow(content, readPostRefs, slug))
	const post = draft ?? (known && ((await readPost(content, slug, tag)) ?? (await readPost(content.young, slug, tag))))
	if (!post) return refuseMissing(cmsInternalUrl, 'posts', slug, url.pathname)
	const { newer, older } = neighboursOf(await readPostRefs(content, tag), slug)
	const card = postCard(post)
	describePage(context, () => [
		blogPosting(publicUrl, post, sharePicturePath(card)),
		breadcrumbs(publicUrl, [BLOG, { name: post.title, path: url.pathname }]),
		...faqPage(post.blocks),
	])
	return { post, newer, older, picture: sharePicture(card), isDraft: draft !== null }
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
	const { post, newer, older, isDraft } = loaderData
	return (
		<>
			{isDraft && <PreviewBar />}
			<PostPage post={post} newer={newer} older={older}>
				<ContentBlocks blocks={post.blocks} language={post.language} />
			</PostPage>
			<NewsletterBand place="page" />
		</>
	)
}
