import { id, instant, integer, select, slug, string, text } from '../../fields.ts'
import { PUBLIC_FOLDER } from '../../ids.ts'
import type { CollectionDefinition } from '../../model.ts'
import { image, manyToMany, manyToOne } from '../../relation-fields.ts'
import { PRODUCT_STATUS } from '../choices.ts'
import { collectionMeta } from '../folders.ts'
import { translationsField, translationTable, WORDS_NOTE } from '../translations.ts'
import { blockPlaces, blocksField, pageTranslationsField, translationsOf } from './pieces.ts'

const summary = () => text('summary', { label: 'In short', note: 'In lists, below the title, and in search engines.' })

const posts: CollectionDefinition = {
	collection: 'posts',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 1,
		icon: 'article',
		singular: 'Post',
		plural: 'Posts',
		template: '{{title}}',
		archivable: true,
		preview: '/capi/content/preview/posts/{{id}}',
	}),
	fields: [
		id(),
		string('title', { label: 'Title', required: true }),
		select('status', PRODUCT_STATUS, { label: 'Status', required: true, default: 'draft' }),
		slug({ note: 'Of the post, below /blog/. Links of others break when it changes.' }),
		instant('date_created', {
			label: 'Day of publication',
			special: 'date-created',
			index: true,
			note: 'Set by itself. A published post with a later date waits for it.',
		}),
		manyToOne('author', { target: 'authors', onDelete: 'SET NULL' }, { label: 'Author', template: '{{name}}' }),
		instant('date_updated', { label: 'Last changed', readonly: true, special: 'date-updated' }),
		summary(),
		image('picture', PUBLIC_FOLDER, {
			label: 'Picture',
			width: 'full',
			note: 'At the top, in lists and where it is shared.',
		}),
		manyToMany('tags', '{{tags_id.name}}', { label: 'Tags', createsToo: true }),
		blocksField(),
		pageTranslationsField(),
	],
}

const authors: CollectionDefinition = {
	collection: 'authors',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 5,
		icon: 'badge',
		singular: 'Author',
		plural: 'Authors',
		template: '{{name}}',
		note: 'Whoever writes posts. An account is not needed for it.',
	}),
	fields: [
		id(),
		string('name', { label: 'Name', required: true }),
		slug(),
		string('role', { label: 'What they do', options: { placeholder: 'Head of pickles' } }),
		text('bio', { label: 'About them' }),
		image('picture', PUBLIC_FOLDER, { label: 'Picture' }),
		translationsField(WORDS_NOTE),
	],
}

const tags: CollectionDefinition = {
	collection: 'tags',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 6,
		icon: 'sell',
		singular: 'Tag',
		plural: 'Tags',
		template: '{{name}}',
	}),
	fields: [id(), string('name', { label: 'Name', required: true }), slug(), translationsField(WORDS_NOTE)],
}

const postsTags: CollectionDefinition = {
	collection: 'posts_tags',
	table: true,
	meta: collectionMeta({
		group: 'folder_content',
		sort: 98,
		icon: 'import_export',
		singular: 'Tag of a post',
		plural: 'Tags of posts',
		hidden: true,
		audited: false,
	}),
	fields: [
		id(),
		manyToOne(
			'posts_id',
			{
				target: 'posts',
				onDelete: 'CASCADE',
				oneField: 'tags',
				junctionField: 'tags_id',
				sortField: 'sort',
				deselect: 'delete',
			},
			{ hidden: true },
		),
		manyToOne('tags_id', { target: 'tags', onDelete: 'CASCADE', junctionField: 'posts_id' }, { hidden: true }),
		integer('sort', { hidden: true }),
	],
}

export const POSTS: CollectionDefinition[] = [
	posts,
	authors,
	tags,
	postsTags,
	blockPlaces('posts', 90),
	...translationsOf('posts', 93, [string('title', { label: 'Title', width: 'full' }), summary()]),
	translationTable('authors', { group: 'folder_content', sort: 95 }, [
		string('role', { label: 'What they do' }),
		text('bio', { label: 'About them' }),
	]),
	translationTable('tags', { group: 'folder_content', sort: 96 }, [string('name', { label: 'Name' })]),
]
