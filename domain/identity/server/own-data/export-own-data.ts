import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { ExportedPerson } from '#platform/server/personal-data.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import { auditUser } from '../accounts/audit.ts'

const limit = { name: 'export-own-data', max: 3, seconds: 24 * 3600 }

async function callerOf({ db, actor, locale }: Context): Promise<ExportedPerson> {
  const row = await maybeOne<{ id: number; email: string }>(db)`
    select id, email from app_user where id = ${actor.userId}`
  if (!row) throw unauthorized()
  return { ...row, locale }
}

type OwnFile = { id: number; name: string; address: string; firm: string | null }

/** A name under which any system can keep the file. */
const inArchive = ({ id, name, address }: OwnFile) =>
  `files/${id}-${name.slice(0, name.length - extname(name).length).replace(/[^\p{L}\p{N} _-]/gu, '_')}${extname(address)}`

const keyOf = ({ address }: OwnFile) => address.replace(/^\/media\//, '')

/** Everything that is held of the caller. Files come one after the other while the answer leaves. @throws 429 */
export async function zipOwnData(context: HttpContext): Promise<Readable> {
  const { db, services, reply } = context
  const { files, limiter, log, now } = services
  const who = await callerOf(context)
  await limiter.consume(limit, String(who.id))
  await auditUser('export_own', who.id, context)
  const parts: Record<string, Record<string, unknown>[]> = {}
  for (const { name, rows } of declared('personalData'))
    if (rows)
      parts[name] = [...(parts[name] ?? []), ...(await many<Record<string, unknown>>(db)`${rows(who)}`)]
  const data = { exported_at: now().toISOString(), ...parts, account: parts.account?.[0] }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  // What was uploaded for a firm is the firm's: named in the data, not copied.
  for (const file of parts.files as OwnFile[])
    if (file.firm === null && (await files.exists(keyOf(file))))
      zip.addReadStreamLazy(inArchive(file), { compress: false }, give => {
        files.read(keyOf(file)).then(
          ({ stream }) => give(null, stream),
          error => give(error, null as never),
        )
      })
  const archive = zip.outputStream as Readable
  zip.on('error', error => {
    log.error({ error }, 'export of own data')
    archive.destroy(error)
  })
  zip.end()
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'private, no-store',
  })
  return archive
}
