import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Line, MaybeRef, Nullable } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** The kinds of files, by their fixed numbers. */
export const mediaType = { image: 1, document: 2, privateDocument: 3, video: 4, audio: 5 } as const

/** What a field takes that shows a file to everybody: of one of these kinds. */
const shownAs = (...type: readonly number[]) => ({ type, visibility: ['public'] })
export const pictureFile = shownAs(mediaType.image)
export const pictureOrDocument = shownAs(mediaType.image, mediaType.document)
/** What is handed to those who may read it, whatever its visibility. */
export const handedFile = { type: [mediaType.image, mediaType.document, mediaType.privateDocument] }
export const filmFile = { type: [mediaType.video, mediaType.audio] }

const path = () => Type.String({ maxLength: 200 })

/** An uploaded file. It is read at its `filePath`; private ones only by whom they belong to. */
export const mediaObjects = defineResource({
  name: 'media_objects',
  table: 'media_object',
  tag: 'Media',
  record: {
    /** The name that its uploader gave it; only ever shown. */
    file: Line(200),
    type: Type.Integer({ minimum: 1, maximum: 5 }),
    filePath: path(),
    /** The large variant of an image. */
    filePathMap: Nullable(path()),
    thumbnailPath: Nullable(path()),
    mimeType: Line(100),
    /** In bytes. */
    size: Type.Integer({ minimum: 0 }),
    width: Nullable(Type.Integer()),
    height: Nullable(Type.Integer()),
    visibility: Type.Enum(['public', 'private']),
    owner: MaybeRef('users'),
    firm: MaybeRef('firms'),
    createdAt: Instant(),
  },
  writable: [],
  filters: ['type', 'filePath', 'filePathMap'],
  sort: ['id', 'createdAt'],
  scope: { owner: 'owner', firm: 'firm' },
  policy: {
    superAdmin: 'LRD:A',
    superOrganizer: 'LRD:O',
    organizer: 'LRD:O',
    clusterAdmin: 'LRD:O',
    firmAdmin: ['LRD:O', 'LRD:M'],
    standContact: 'LRD:O',
    speaker: 'LRD:O',
    moderator: 'LRD:O',
    press: 'LRD:O',
    visitor: 'LRD:O',
  },
})

/** Private: read by its owner, by whom its use names, or by a link that is good for five minutes. */
export const uploadVisibility = Type.Optional(Type.Enum(['public', 'private']))

export const uploadMedia = defineEndpoint({
  method: 'POST',
  path: '/media_objects',
  tag: 'Media',
  summary:
    'Upload a file, in the field `file`: png, jpeg, webp, gif; of visitors, speakers, moderators and all who furnish a fair also pdf; of the latter also mp4',
  audit: 'never', // a file counts once a record names it
  allow: 'members',
  form: 'upload',
  status: 201,
  query: Type.Object({
    /** What for, where that is more than a picture, a document or a video: it decides who may send it, and who reads it. */
    use: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$' })),
    visibility: uploadVisibility,
  }),
  response: Type.Object({
    id: Type.Integer(),
    filePath: Type.String(),
    thumbnailPath: Nullable(Type.String()),
    type: Type.Integer(),
    mimeType: Type.String(),
    size: Type.Integer(),
  }),
})

export const mediaLink = defineEndpoint({
  method: 'GET',
  path: '/media_objects/{id}/link',
  tag: 'Media',
  summary: 'The address under which one can open a file: for a private one good for five minutes',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: Type.Object({ url: Type.String(), until: Nullable(Type.String()) }),
})
