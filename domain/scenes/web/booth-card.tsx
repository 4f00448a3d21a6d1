import type { ReactNode } from 'react'
import type { BoothScene } from '../contract/scene.ts'
import { MarkSvg } from './mark.tsx'
import type { CardWords } from './words.ts'
import './scene.css'

export type BoothCardProps = {
  booth: BoothScene
  words: CardWords
  /** The badge that says somebody is free or talking: the kit's own, so that a lamp is the same everywhere. */
  badge: (state: 'free' | 'talk', words: string) => ReactNode
  /** The buttons; by default a link to the booth. */
  actions?: ReactNode
  onClose?: () => void
}

/** What is said of a booth before going there. */
export function BoothCard({ booth, words, badge, actions, onClose }: BoothCardProps) {
  const where = [words.standNumber(booth.number), booth.sector, booth.town].filter(Boolean).join(' · ')
  return (
    <article className="z-bcard">
      <header>
        <MarkSvg of={booth} size={48} />
        <div>
          <h3>{booth.name}</h3>
          <p>{where}</p>
        </div>
        {onClose && (
          <button type="button" className="z-bcard-x" aria-label={words.close} onClick={onClose}>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path
                d="M4 4l10 10M14 4L4 14"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
              />
            </svg>
          </button>
        )}
      </header>
      <p className="z-bcard-state">
        {booth.free > 0
          ? badge('free', words.free(booth.free))
          : booth.busy > 0
            ? badge('talk', words.talking)
            : words.nobody}
      </p>
      <div className="z-bcard-do">
        {actions ?? (
          <a className="z-bcard-visit" href={booth.href}>
            {words.visit}
          </a>
        )}
      </div>
      <p className="z-bcard-sum">{words.summary(booth)}</p>
    </article>
  )
}
