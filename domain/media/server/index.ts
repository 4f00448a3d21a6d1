import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implement, implementationOf } from '#platform/server/resource/registry.ts'
import { mediaLink, mediaObjects, uploadMedia } from '../contract/media-object.ts'
import { removeUnlessShown } from './drop-unused.ts'
import { kindsFor } from './kinds.ts'
import { linkFor } from './links.ts'
import { takeUpload } from './upload.ts'

export const media: DomainServer = {
  resources: [implement(mediaObjects, { remove: removeUnlessShown })],
  handlers: [
    // Not in a transaction: a slow sender must not hold one open.
    handle(
      uploadMedia,
      ({ query }, context) =>
        takeUpload(
          { owner: context.actor.userId, firm: null, visibility: query.visibility ?? 'public' },
          context,
          kindsFor(context.actor.roles),
        ),
      { writes: false },
    ),
    handle(mediaLink, async ({ params }, context) => {
      const row = await reachRow(implementationOf('media_objects'), params.id, 'R', context)
      const path = String(row.filePath)
      return row.visibility === 'private'
        ? linkFor(path, context.actor.userId ?? 0, context.services)
        : { url: path, until: null }
    }),
  ],
}

export { dropUnused } from './drop-unused.ts'
export { kinds } from './kinds.ts'
export { linkFor } from './links.ts'
export { type SentPicture, withSentPictures } from './sent-pictures.ts'
export { storeMedia } from './store-media.ts'
export { storeUpload } from './store-upload.ts'
export { takeUpload } from './upload.ts'
