/** Why a camera or a microphone gives nothing. */
export type MediaProblem = 'denied' | 'missing' | 'busy' | 'unknown'

const named: Readonly<Record<string, MediaProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const mediaProblemOf = (error: unknown): MediaProblem =>
  (error instanceof Error ? named[error.name] : undefined) ?? 'unknown'
