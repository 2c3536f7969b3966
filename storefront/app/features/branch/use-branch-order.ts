import type { BranchOrder } from '@app/contract/device'
import { useEffect, useState } from 'react'
import { log } from '../../lib/log.ts'

/** Loaded once the page works: a list sorted by name needs neither the database nor its schemas. */
const loadStored = () => import('./stored-branch-order.ts')

/**
 * What the branches are sorted by, as the visitor last chose on this device: the distance at first. Without a place
 * (`isAsked` is false) the list is sorted by name, and nothing is read.
 */
export function useBranchOrder(isAsked: boolean): [BranchOrder, (order: BranchOrder) => void] {
	const [stored, setStored] = useState<BranchOrder>('distance')
	const [chosen, setChosen] = useState<BranchOrder | null>(null)
	useEffect(() => {
		if (!isAsked) return
		loadStored()
			.then(({ readBranchOrder }) => readBranchOrder())
			.then((order) => order && setStored(order))
			.catch((error) => log('info', 'The order of the branches could not be read.', error))
	}, [isAsked])
	const choose = (order: BranchOrder) => {
		setChosen(order)
		loadStored()
			.then(({ writeBranchOrder }) => writeBranchOrder(order))
			.catch((error) => log('info', 'The order of the branches could not be stored.', error))
	}
	return [chosen ?? stored, choose]
}
