import { Component, type ReactNode } from 'react'

/** A step that cannot be drawn takes the welcome away, not the page beneath. */
export class OnboardingBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
	override state = { hasFailed: false }

	static getDerivedStateFromError() {
		return { hasFailed: true }
	}

	override componentDidCatch(error: unknown) {
		this.props.onError(error)
	}

	override render() {
		return this.state.hasFailed ? null : this.props.children
	}
}
