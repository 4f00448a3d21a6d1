import { pictureKinds } from '#domain/media/contract/pictures.ts'

/** What the server takes in for a brochure; it looks at the bytes and decides. */
export const brochureKinds = ['application/pdf', ...pictureKinds]
export const brochureMax = 25_000_000
