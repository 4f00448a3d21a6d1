import { pictureFile } from '#domain/media/contract/media-object.ts'
import { MaybeRef } from '#platform/contract/fields.ts'

type Image = { filePath: string; thumbnailPath: string | null }
export type ShownImage = Image | null

/** A picture, as far as records that name it show it. */
export const image = () =>
  MaybeRef<Image>('media_objects', {
    show: ['filePath', 'thumbnailPath'],
    only: pictureFile,
  })

/** Somebody with an account. */
export const person = () =>
  MaybeRef<{ firstName: string; lastName: string }>('users', { show: ['firstName', 'lastName'] })

export const language = () => MaybeRef<{ code: string }>('languages', { show: ['code'] })
