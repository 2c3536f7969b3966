import { Liquid } from 'liquidjs'

export interface Templates {
	/** The HTML of a template. Throws where there is none of that name. */
	render(name: string, data: Record<string, unknown>): string
}

/**
 * The Liquid files of a folder, each read and parsed once. Values are escaped: they are names and words of customers. Rendered without a
 * promise for each piece, which would cost more than the rendering.
 */
export function createTemplates(folder: string): Templates {
	const engine = new Liquid({ root: [folder], extname: '.liquid', outputEscape: 'escape', cache: true })
	return { render: (name, data) => engine.renderFileSync(name, data) }
}
