import type { SceneWords } from './words.ts'

type Zoom = {
  zoomIn: () => void
  zoomOut: () => void
  showAll: () => void
  canZoomIn: boolean
  canZoomOut: boolean
}

const icon = (d: string) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
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

/** Out, whole, in. A button that can do nothing says so but keeps the focus. */
export function ZoomButtons({
  words,
  zoom,
}: {
  words: Pick<SceneWords, 'zoomIn' | 'zoomOut' | 'zoomFit'>
  zoom: Zoom
}) {
  return (
    <div className="z-zoom">
      <button
        type="button"
        aria-label={words.zoomOut}
        aria-disabled={!zoom.canZoomOut}
        onClick={zoom.zoomOut}
      >
        {icon('M4 9h10')}
      </button>
      <button
        type="button"
        aria-label={words.zoomFit}
        aria-disabled={!zoom.canZoomOut}
        onClick={zoom.showAll}
      >
        {icon('M3 7V3h4M11 3h4v4M15 11v4h-4M7 15H3v-4')}
      </button>
      <button type="button" aria-label={words.zoomIn} aria-disabled={!zoom.canZoomIn} onClick={zoom.zoomIn}>
        {icon('M4 9h10M9 4v10')}
      </button>
    </div>
  )
}
