import type { LobbyDoor } from '../contract/scene.ts'
import type { LobbyWords } from './words.ts'

type GalleryNavProps = {
  words: LobbyWords
  at: number
  of: number
  first: LobbyDoor | undefined
  last: LobbyDoor | undefined
  onTurn: (by: 1 | -1) => void
}

const arrow = (d: string) => (
  <svg width="20" height="20" viewBox="0 0 18 18" aria-hidden="true">
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** From one row of doors to the next, where a fair has more halls than a wall has doors. */
export function GalleryNav({ words, at, of, first, last, onTurn }: GalleryNavProps) {
  return (
    <nav className="z-zoom z-gallery" aria-label={words.galleries}>
      <button
        type="button"
        aria-label={words.previousGallery}
        aria-disabled={at === 0}
        onClick={() => onTurn(-1)}
      >
        {arrow('M14 9H4M8 4L3 9l5 5')}
      </button>
      <span aria-live="polite">
        {words.gallery({ first: first?.letter ?? '', last: last?.letter ?? '', at: at + 1, of })}
      </span>
      <button
        type="button"
        aria-label={words.nextGallery}
        aria-disabled={at === of - 1}
        onClick={() => onTurn(1)}
      >
        {arrow('M4 9h10M10 4l5 5-5 5')}
      </button>
    </nav>
  )
}
