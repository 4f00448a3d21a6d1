import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#platform/server/actor.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { Identify } from '#platform/server/http/respond.ts'
import { notFound, unauthorized } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { nobody, readerOf } from './links.ts'
import { isReadable } from './readable.ts'

type Row = { id: number; file: string; mimeType: string; visibility: string; use: string }
type Query = { view?: string; until?: string; for?: string; sig?: string }
type FileRequest = FastifyRequest<{ Querystring: Query }>

const inline = /^(image\/webp|video\/(mp4|webm)|audio\/[a-z0-9-]+|text\/vtt)$/

/** One range of a file; anything else that was asked for is answered with the whole. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start <= end && start < size ? { start, end } : null
}

type Readers = {
  identify: Identify
  /** Somebody as they may read now. */
  actorNow: (userId: number, db: Services['database']['kysely']) => Promise<Actor | null>
  /** For whom links are made that name nobody. */
  stranger: Actor
}

/** Serves uploaded files: found by their row, never by a path; nothing of them can run in our pages. */
export function mediaRoutes(app: FastifyInstance, services: Services, readers: Readers) {
  app.get<{ Params: { '*': string }; Querystring: Query }>(
    '/media/*',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const address = `/media/${request.params['*']}`
      if (address.includes('\0')) throw notFound()
      const row = await maybeOne<Row>(services.database.kysely)`
      select id, file, mime_type as "mimeType", visibility, use from media_object where file_path = ${address}
      union all select id, file, 'image/webp', visibility, use from media_object
        where thumbnail_path = ${address}
        limit 1`
      if (!row) throw notFound()
      if (row.visibility === 'private')
        await assertReader(row, await readerFor(address, request, services, readers), services)
      return send(row, address.slice('/media/'.length), request, reply, services)
    },
  )
}

/** Who reads a private file: the person for whom its link was made, also nobody in particular, or who is logged in. */
async function readerFor(
  address: string,
  request: FileRequest,
  services: Services,
  { identify, actorNow, stranger }: Readers,
): Promise<Actor> {
  if (request.query.sig === undefined) {
    const actor = await identify(request)
    if (actor.userId === null) throw unauthorized()
    return actor
  }
  const user = readerOf(address, request.query, services)
  const reader = user === nobody ? stranger : user && (await actorNow(user, services.database.kysely))
  if (!reader) throw notFound()
  return reader
}

/** A link outlives no right: whoever lost it meanwhile reads nothing. @throws 404 */
async function assertReader({ id }: Row, reader: Actor, { database }: Services) {
  const readable = await maybeOne(database.kysely)`
    select 1 from media_object media_file where media_file.id = ${id} and ${isReadable('media_file', reader)}`
  if (!readable) throw notFound()
}

/** Of seconds. */
const [aWhile, aYear] = [300, 31_536_000]

/** An address is never given to another file. What somebody may take back is asked for again soon, to find it gone. */
function cachingOf({ visibility, use }: Row): string {
  if (visibility !== 'public') return 'private, no-store'
  const isOfPerson = declared('fileUses').some(one => one.name === use && one.isOfPerson)
  return isOfPerson ? `public, max-age=${aWhile}, must-revalidate` : `public, max-age=${aYear}, immutable`
}

async function send(row: Row, key: string, request: FileRequest, reply: FastifyReply, { files }: Services) {
  const size = await files.size(key)
  if (size === null) throw notFound()
  const range = rangeOf(request.headers.range, size)
  const etag = `"${key.split('/').at(-1)}"`
  const isShown =
    inline.test(row.mimeType) || (row.mimeType === 'application/pdf' && request.query.view === '1')
  reply.headers({
    'content-type': row.mimeType,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.file)}`,
    // A PDF that is shown needs the browser's viewer, which does not work inside a sandbox.
    'content-security-policy':
      isShown && row.mimeType === 'application/pdf'
        ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
        : "sandbox; default-src 'none'",
    'cache-control': cachingOf(row),
    'accept-ranges': 'bytes',
    etag,
  })
  if (request.headers['if-none-match'] === etag && row.visibility === 'public')
    return reply.status(304).send()
  const { stream } = await files.read(key, range ?? undefined)
  if (range)
    reply.status(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': range.end - range.start + 1,
    })
  else reply.header('content-length', size)
  return reply.send(stream)
}
