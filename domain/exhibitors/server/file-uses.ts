import type { FileUse } from '#platform/server/files/file-use.ts'

/** Of a firm, or of one of its stands. */
export const logo: FileUse = {
  name: 'logo',
  kinds: ['image', 'drawing'],
  isSquare: true,
  visibility: 'public',
}
