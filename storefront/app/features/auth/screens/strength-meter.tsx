import type { PasswordStrength } from '@app/domain/auth/password-strength'
import { classNames } from '../../../ui/class-names.ts'

const STEPS = [1, 2, 3, 4]

/**
 * How strong a password looks while it is typed. Said to screen readers when the verdict changes, not with every key.
 */
export function StrengthMeter({ strength }: { strength: PasswordStrength | null }) {
	const isGood = strength !== null && strength.score >= 3
	return (
		<div className="grid gap-1.5">
			<div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
				{STEPS.map((step) => (
					<span
						key={step}
						className={classNames(
							'h-1.5 rounded-full transition-colors duration-200',
							strength === null || Math.max(1, strength.score) < step
								? 'bg-line'
								: isGood
									? 'bg-primary'
									: 'bg-mustard',
						)}
					/>
				))}
			</div>
			<p role="status" className="min-h-6 text-sm text-soft">
				{strength && (
					<>
						<strong className={isGood ? 'text-primary-ink' : 'text-mustard-ink'}>{strength.label}</strong>
						{strength.hint ? ` – ${strength.hint}` : null}
					</>
				)}
			</p>
		</div>
	)
}
