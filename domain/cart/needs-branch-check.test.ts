import { expect, it } from 'vitest'
import { aBranch, aCart, aLine } from '../fixtures/menu.ts'
import { needsBranchCheck } from './needs-branch-check.ts'

const cart = aCart([aLine()])
const soldOut = (odoo_id: number) => ({ out_of_stock: [{ odoo_products_id: { odoo_id } }] })

it.each([
	['takes no orders', cart, [aBranch({ can_order_online: false })], true],
	['is not among the branches', cart, [aBranch({ id: 4 })], true],
	['is out of a dish of the cart', cart, [aBranch(soldOut(7))], true],
	['is out of another dish', cart, [aBranch(soldOut(8))], false],
	['takes orders', cart, [aBranch()], false],
	['is not chosen', aCart([aLine()], { branch: null }), [aBranch({ can_order_online: false })], false],
	['could not be read', cart, [], false],
])('asks for fresh branches or not where the branch of the cart %s', (_, of, branches, isNeeded) => {
	expect(needsBranchCheck(of, branches)).toBe(isNeeded)
})
