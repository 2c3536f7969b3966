import { redirect } from 'react-router'

/** There is no page of this name: a checkout begins in the cart. */
export const loader = () => redirect('/order/cart')
