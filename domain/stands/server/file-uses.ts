import { logo } from '#domain/exhibitors/server/index.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import type { BoothFileUse } from '../contract/configuration.ts'

/** What files a stand shows. */
export const boothFiles: Readonly<Record<BoothFileUse, FileUse>> = {
  logo,
  poster: { name: 'poster', kinds: ['image'], visibility: 'public' },
  still: { name: 'still', kinds: ['image'], visibility: 'public' },
  clip: { name: 'clip', kinds: ['video', 'webm'], visibility: 'public' },
  brochure: { name: 'brochure', kinds: ['image', 'document'], visibility: 'public' },
}
