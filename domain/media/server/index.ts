import type { DomainServer } from '#platform/server/domain-server.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { mediaObjects, uploadMedia } from '../contract/media-object.ts'
import { takeUpload } from './upload.ts'

export const media: DomainServer = {
  resources: [implement(mediaObjects)],
  answers: [
    // Not in a transaction: a slow sender must not hold one open.
    answer(
      uploadMedia,
      (_call, context) =>
        takeUpload({ owner: context.actor.userId, firm: null, visibility: 'public' }, context),
      { writes: false },
    ),
  ],
}

export { kinds } from './kinds.ts'
export { storeMedia } from './store-media.ts'
export { takeUpload } from './upload.ts'
