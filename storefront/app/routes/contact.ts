import { redirect } from 'react-router'

/** Where the cookie preferences lead (section 2, Routes). */
export const loader = () => redirect('/contacts', 301)
