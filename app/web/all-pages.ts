import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { PageModule } from '#platform/web/screens/screen.ts'

/** Every page, for those whose page is not for everybody: they are most of them, and no visitor waits for their list. */
export const allPages = import.meta.glob<PageModule<PublicFair>>('/domain/*/web/pages/*.tsx')
