import { Liquid } from 'liquidjs'

export interface Templates {
	/** The HTML of a template. Throws where there is none of that name. */
	render(name: string, data: Record<string, unknown>): Promise<string>
}

/** The Liquid files of a folder, each read and parsed once. Values are escaped: they are names and words of customers. */
export function createTemplates(folder: string): Templates {
	const engine = new Liquid({ root: [folder], extname: '.liquid', outputEscape: 'escape', cache: true })
	return { render: (name, data) => engine.renderFile(name, data) as Promise<string> }
}
