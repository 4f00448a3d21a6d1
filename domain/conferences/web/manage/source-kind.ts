import { videoOf } from '#platform/contract/video-sites.ts'
import type { sourceKinds } from '../../contract/source.ts'

type Kind = (typeof sourceKinds)[number]

const endings: readonly [RegExp, Kind][] = [
  [/\.m3u8$/i, 'hls'],
  [/\.(mp4|webm)$/i, 'file'],
]

/** What an address is: films and streams are shown on the page, everything else opens by itself. */
export function sourceKindOf(url: string): Kind {
  if (videoOf(url)) return 'frame'
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  return endings.find(([ending]) => ending.test(path))?.[1] ?? 'tool'
}
