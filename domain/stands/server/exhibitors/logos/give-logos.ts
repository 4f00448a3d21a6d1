import { keepLogo, logo, sharedFirms } from '#domain/exhibitors/server/index.ts'
import { type SentPicture, storeUpload, withSentPictures } from '#domain/media/server/index.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { streamProgress } from '#platform/server/http/stream-progress.ts'
import { forbidden, invalid, Refusal } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { editableFirms, logoTargets, matchLogos } from './match-logos.ts'

/** What was refused of one picture, as a sentence. Everything else ends all. */
function sentenceOf(error: unknown, { services, locale }: Context): string {
  if (!(error instanceof Refusal)) throw error
  const { errors = {}, values } = error.options
  return services.translate(locale, Object.values(errors).flat()[0] ?? error.messageCode, values)
}

/** What goes where, and what cannot be taken. @throws 400, 404, 413, 415, 422, 429, 507 */
export async function previewSentLogos(fair: number, context: HttpContext) {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  return withSentPictures(context, 'chosen', async pictures => {
    const firms = await matchLogos(
      fair,
      pictures.map(({ name }) => name),
      context,
    )
    const found = []
    for (const [at, picture] of pictures.entries()) {
      const problem = await picture.use(async () => null).catch(error => sentenceOf(error, context))
      found.push({ at, file: picture.name.slice(0, 200), firms: firms[at] ?? [], problem })
    }
    const isNobodys = found.some(({ firms, problem }) => !firms.length && problem === null)
    return { pictures: found, others: isNobodys ? await logoTargets(fair, context) : [] }
  })
}

type LogoOfFirm = { picture: SentPicture; firm: number }

/** @throws 422 unless it is an exhibitor's id by place, each once. */
function chosenOf(field: unknown, pictures: readonly SentPicture[]): LogoOfFirm[] {
  let sent: unknown
  try {
    sent = JSON.parse(String(field))
  } catch {
    throw invalid({ chosen: 'format_invalid' })
  }
  if (typeof sent !== 'object' || sent === null) throw invalid({ chosen: 'format_invalid' })
  const chosen = Object.entries(sent).map(([at, firm]) => {
    const picture = /^\d{1,4}$/.test(at) ? pictures[Number(at)] : undefined
    if (!picture || !Number.isInteger(firm) || firm < 1 || firm > 2_147_483_647)
      throw invalid({ chosen: 'value_invalid' })
    return { picture, firm: Number(firm) }
  })
  if (new Set(chosen.map(({ firm }) => firm)).size < chosen.length) throw invalid({ chosen: 'value_invalid' })
  return chosen
}

/** Asked before anything is drawn, and again of each in the transaction that gives it. @throws 403, 422 */
async function assertEditable(
  fair: number,
  ids: number[],
  context: Pick<Context, 'actor' | 'db'>,
): Promise<Map<number, string>> {
  const names = await editableFirms(fair, ids, context)
  if (ids.some(id => !names.has(id))) throw invalid({ chosen: 'relation_not_found' })
  if ((await sharedFirms(ids, context)).size) throw forbidden('firm_shared')
  return names
}

/** Keeps transactions of its own, one for each: none stays open while a picture is drawn. @throws as the preview, 403 */
export async function storeLogos(fair: number, context: HttpContext) {
  const { actor, services, reply } = context
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  return withSentPictures(context, 'chosen', async (pictures, field) => {
    const chosen = chosenOf(field, pictures)
    const names = await assertEditable(
      fair,
      chosen.map(({ firm }) => firm),
      context,
    )
    const give = ({ picture, firm }: LogoOfFirm) =>
      picture.use((file, kind) =>
        storeUpload(
          file,
          picture.name,
          kind,
          { owner: actor.userId, firm, use: logo },
          context,
          async (id, db) => {
            await assertEditable(fair, [firm], { actor, db })
            await keepLogo(firm, id, db)
          },
        ),
      )
    return streamProgress(reply, async onStep => {
      const problems: { file: string; firm: string; problem: string }[] = []
      for (const [done, one] of chosen.entries()) {
        onStep(done, chosen.length)
        try {
          await give(one)
        } catch (error) {
          const problem = sentenceOf(error, context)
          problems.push({ file: one.picture.name.slice(0, 200), firm: names.get(one.firm) ?? '', problem })
        }
      }
      const given = chosen.length - problems.length
      const entry = { action: 'import', resource: 'logos', resourceId: fair, fair, details: { given } }
      await services.database.transaction(db => audit(entry, { ...context, db }))
      return { given, problems }
    })
  })
}
