import { videoOf } from '#platform/contract/video-sites.ts'
import type { sourceKinds } from '../../contract/source.ts'

type Kind = (typeof sourceKinds)[number]

/** What an address is: a film of one of the three sites is shown on the page, everything else opens by itself. */
export const sourceKindOf = (url: string): Extract<Kind, 'frame' | 'tool'> =>
  videoOf(url) ? 'frame' : 'tool'
