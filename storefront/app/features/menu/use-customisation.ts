import type { Product } from '@app/contract/menu'
import type { CartItem } from '@app/contract/records'
import { defaultSelections, type Selection, toggleSelection } from '@app/domain/menu/customization'
import { keepOffered, mapSelections } from '@app/domain/menu/offered-selections'
import { useState } from 'react'

/** What a customer is building: of a new piece, or of a line of the cart that is changed. */
export function useCustomisation(product: Product, line: CartItem | null) {
	const [selections, setSelections] = useState<Selection[]>(() =>
		line ? keepOffered(product, mapSelections(line)).kept : defaultSelections(product),
	)
	const [requests, setRequests] = useState<string[]>(line?.requests ?? [])
	const [note, setNote] = useState(line?.note ?? '')
	const [count, setCount] = useState(line?.count ?? 1)
	return {
		selections,
		requests,
		note,
		count,
		setNote,
		setCount,
		choose: (attributeId: number, valueId: number) =>
			setSelections((old) => toggleSelection(product, old, attributeId, valueId)),
		/** A removal travels as one of the line's requests, by what the kitchen calls it (api.md). */
		toggleRequest: (request: string) =>
			setRequests((old) => (old.includes(request) ? old.filter((other) => other !== request) : [...old, request])),
	}
}
