import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../auth-store.ts'

/** A customer who is signed in, now or already, has nothing to do on this page. Gives whether that is so. */
export function useLeaveWhenSignedIn(to: string): boolean {
	const { status } = useAuth()
	const navigate = useNavigate()
	const isLeaving = status === 'authenticated'
	useEffect(() => {
		if (isLeaving) void navigate(to, { replace: true })
	}, [isLeaving, to, navigate])
	return isLeaving
}
