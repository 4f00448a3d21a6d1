import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { handleJob, schedule } from '#platform/server/queue/job.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { mediaLink, mediaObjects, uploadMedia } from '../contract/media-object.ts'
import { removeUnlessShown } from './drop-unused.ts'
import { commonUses, usesFor } from './file-uses.ts'
import { mediaJobNames } from './names.ts'
import { filePersonalData } from './personal-data.ts'
import { findDocuments, findDocumentsOf, keepTextOf, readDocument } from './read-document.ts'
import { linkTo } from './readable.ts'
import { sweepMedia } from './sweep-media.ts'
import { takeUpload } from './upload.ts'

export const mediaDomain: DomainServer = {
  resources: [implement(mediaObjects, { remove: removeUnlessShown })],
  handlers: [
    // Not in a transaction: a slow sender must not hold one open.
    handle(
      uploadMedia,
      ({ query }, context) =>
        takeUpload(
          {
            owner: context.actor.userId,
            firm: null,
            uses: usesFor(query.use, context.actor, query.visibility),
            visibility: query.visibility,
          },
          context,
        ),
      { writes: false },
    ),
    handle(mediaLink, ({ params }, context) => linkTo(params.id, context)),
  ],
  mergedFirms: [{ 'media_object.firm_id': { moves: true } }],
  personalData: filePersonalData,
  fileUses: commonUses,
  jobNames: mediaJobNames,
  jobs: services => [
    schedule('sweep_media', 3_600, () => sweepMedia(services)),
    handleJob(readDocument, ({ media }) => keepTextOf(media, services)),
    handleJob(findDocuments, ({ fair }) => findDocumentsOf(fair, services)),
  ],
}

export { storeCarried } from './carried-file.ts'
export { dropUnused, removeNeverShown } from './drop-unused.ts'
export { pictures } from './file-uses.ts'
export { archive, mediaKinds } from './kinds.ts'
export { linkFor } from './links.ts'
export { keepPiece } from './pieces.ts'
export { giveToFirms } from './quota.ts'
export { type SentPicture, withSentPictures } from './sent-pictures.ts'
export { newKey, type Stored, storeMedia } from './store-media.ts'
export { storeUpload } from './store-upload.ts'
export { attachmentsOfDocument, textOfDocument } from './text-of-document.ts'
export { admitUpload, takeUpload, tooLargeFor } from './upload.ts'
