import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { authorize, type Identify, localeOf, rejectUnknownParams } from '#platform/server/http/respond.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { uploadVisibility } from '../../contract/media-object.ts'
import { continueUpload, removeUpload, uploadNow } from './continue-upload.ts'
import { createUpload } from './create-upload.ts'
import type { Upload } from './upload-lock.ts'

const base = '/api/uploads'
const version = '1.0.0'
const partType = 'application/offset+octet-stream'

const params = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) })
const querystring = Type.Object({
  use: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  visibility: uploadVisibility,
})
type One = { Params: Static<typeof params> }

const header = ({ headers }: FastifyRequest, name: string) => String(headers[name] ?? '')

/** @throws 400 for a header that is missing or no count of bytes */
function bytesIn(request: FastifyRequest, name: string): number {
  const value = header(request, name)
  if (!/^[0-9]{1,15}$/.test(value)) throw new Refusal(400, 'malformed', { detail: name })
  return Number(value)
}

/** Where an upload stands; once it is a file, its id in `Media-Object`. */
const tell = (reply: FastifyReply, { received, finishedAs }: Upload) =>
  reply.headers({
    'upload-offset': received,
    ...(finishedAs !== null && { 'media-object': finishedAs }),
  })

/** Files that come in parts, by the protocol tus 1.0 with creation and termination: any of its clients can send them. */
export const uploadRoutes = (app: FastifyInstance, services: Services, identify: Identify) =>
  app.register(
    async scope => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(partType, (_request, body, done) => done(null, body))
      scope.decorateRequest('actor')
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('tus-resumable', version)
        if (request.method === 'OPTIONS' || header(request, 'tus-resumable') === version) return
        reply.header('tus-version', version)
        throw new Refusal(412, 'malformed', { detail: 'Tus-Resumable' })
      })
      scope.addHook('preValidation', rejectUnknownParams)

      const onRequest = authorize(identify, ({ userId }) => userId !== null)
      // A file counts once a record names it.
      const config = { access: 'members', audit: 'never' } as const
      const contextOf = (request: FastifyRequest) => ({
        services,
        actor: request.actor,
        locale: localeOf(request),
      })
      const one = { onRequest, config, schema: { hide: true, params } }

      scope.options('/', { config: { access: 'anyone' }, schema: { hide: true } }, async (_request, reply) =>
        reply.status(204).headers({ 'tus-version': version, 'tus-extension': 'creation,termination' }).send(),
      )
      scope.post<{ Querystring: Static<typeof querystring> }>(
        '/',
        { onRequest, config, schema: { hide: true, querystring } },
        async (request, reply) => {
          const id = await createUpload(
            {
              ...request.query,
              length: bytesIn(request, 'upload-length'),
              metadata: header(request, 'upload-metadata'),
            },
            contextOf(request),
          )
          return reply.status(201).header('location', `${base}/${id}`).send()
        },
      )
      scope.head<One>('/:id', one, async (request, reply) => {
        const upload = await uploadNow(request.params.id, contextOf(request))
        return tell(reply, upload)
          .headers({
            'upload-length': upload.length,
            ...(upload.metadata && { 'upload-metadata': upload.metadata }),
          })
          .send()
      })
      scope.patch<One & { Body: Readable | undefined }>(
        '/:id',
        // Whoever sends a file takes up nothing but a connection.
        { ...one, config: { ...config, upload: true } },
        async (request, reply) => {
          const { body, params } = request
          if (!body) throw new Refusal(415, 'media_type')
          const offset = bytesIn(request, 'upload-offset')
          const length = Number(request.headers['content-length'] ?? 0)
          const upload = await continueUpload(params.id, { offset, length, body }, contextOf(request))
          return tell(reply, upload).status(204).send()
        },
      )
      scope.delete<One>('/:id', one, async (request, reply) => {
        await removeUpload(request.params.id, contextOf(request))
        return reply.status(204).send()
      })
    },
    { prefix: base },
  )
