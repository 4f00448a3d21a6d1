import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { refusalOf } from '#platform/server/http/problems.ts'
import { conflict, invalid, Refusal } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { deleteRow, updateRow } from '#platform/server/resource/operations.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import * as calls from '../contract/several.ts'
import type { speakerCards } from '../contract/speaker.ts'
import { assertKeepsPresentation } from './presentations/may-keep.ts'
import { moveAnnounced } from './presentations/move-presentation.ts'
import { changePresentationOf } from './presentations/write-presentation.ts'
import { inviteSpeakerBy } from './speakers/invite-speaker.ts'
import { lockedRow, moveLocked } from './transitions.ts'

type Several = { ids: readonly number[] }
type Former = { id: number; track: number | null }

/** A refusal names the record that it is about, by its id. */
async function named<T>(id: number, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = error instanceof Error ? refusalOf(error) : null
    if (!refusal || refusal.status >= 500) throw error
    const { status, messageCode, options } = refusal
    throw new Refusal(status, messageCode, { ...options, detail: String(id) })
  }
}

/** All or none, in one order for everybody: two who do the same wait for each other. `change` says whether it did anything. */
async function each(
  { ids }: Several,
  change: (id: number) => Promise<boolean>,
): Promise<{ changed: number }> {
  let changed = 0
  for (const id of ids.toSorted((a, b) => a - b)) if (await named(id, change(id))) changed += 1
  return { changed }
}

/** To the trash. @throws 409 with all that holds any of them; `detail` names those by their ids */
async function throwAway(resource: 'conferences' | 'presentations', { ids }: Several, context: Context) {
  const inUse: number[] = []
  const counts = new Map<string, number>()
  const told = await each({ ids }, async id => {
    try {
      await deleteRow(implementationOf(resource), id, context)
    } catch (error) {
      if (!(error instanceof Refusal) || error.messageCode !== 'conference_in_use') throw error
      inUse.push(id)
      for (const use of error.options.usedBy ?? [])
        counts.set(use.resource, (counts.get(use.resource) ?? 0) + use.count)
    }
    return true
  })
  if (!inUse.length) return told
  const usedBy = [...counts].map(([resource, count]) => ({ resource, count }))
  throw new Refusal(409, 'conference_in_use', { detail: inUse.join(), usedBy })
}

/** @throws 409 where it is to be taken back, `from`, and somebody has given another since */
async function assign(
  id: number,
  track: number | null,
  context: Context,
  from?: number | null,
): Promise<boolean> {
  const row = await lockedRow('conferences', id, context)
  if (idOf(row.track) === track) return false
  if (from !== undefined && idOf(row.track) !== from) throw conflict('state_conflict')
  await updateRow(implementationOf('conferences'), id, { track }, context)
  return true
}

/** @throws 422 where it is not said of each of them what it had before */
function assignBack(
  { ids, track, former }: Several & { track: number | null; former: readonly Former[] },
  context: Context,
) {
  const had = new Map(former.map(({ id, track }) => [id, track]))
  return each({ ids }, id => {
    const before = had.get(id)
    if (before === undefined) throw invalid({ former: 'required' })
    return assign(id, before, context, track)
  })
}

/** A "no" is not undone by a tick in a list. @throws 409 */
function assertNotDeclined({ state }: Row) {
  if (state === 'declined') throw conflict('state_conflict')
}

/** By the address of their account, or where they were written to before. */
async function invite(id: number, context: Context): Promise<boolean> {
  const row = (await lockedRow('speakers', id, context)) as RecordOf<typeof speakerCards>
  assertNotDeclined(row)
  await inviteSpeakerBy(id, { email: row.invitedEmail ?? undefined }, context)
  return true
}

async function showSpeaker(id: number, isVisible: boolean, context: Context): Promise<boolean> {
  const row = await lockedRow('speakers', id, context)
  if (row.isVisible === isVisible) return false
  if (isVisible) assertNotDeclined(row)
  await updateRow(implementationOf('speakers'), id, { isVisible }, context)
  return true
}

async function showPresentation(id: number, isVisible: boolean, context: Context): Promise<boolean> {
  await assertKeepsPresentation(id, context)
  const is = await one<{ visible: boolean }>(context.db)`
    select c.is_visible as visible from presentation p join conference c on c.id = p.conference_id
    where p.id = ${id} for update of c`
  if (is.visible === isVisible) return false
  await changePresentationOf(id, { isVisible }, context)
  return true
}

/** What is done with several records of a list at once. */
export const severalHandlers: readonly Handler[] = [
  handle(calls.moveConferences, ({ body }, context) =>
    each(body, id => moveLocked(id, body.move, context, body.reason)),
  ),
  handle(calls.assignConferences, ({ body: { ids, track, former } }, context) =>
    former ? assignBack({ ids, track, former }, context) : each({ ids }, id => assign(id, track, context)),
  ),
  handle(calls.removeConferences, ({ body }, context) => throwAway('conferences', body, context)),
  handle(calls.inviteSpeakers, ({ body }, context) => each(body, id => invite(id, context))),
  handle(calls.showSpeakers, ({ body }, context) =>
    each(body, id => showSpeaker(id, body.isVisible, context)),
  ),
  handle(calls.removeSpeakers, ({ body }, context) =>
    each(body, async id => {
      await deleteRow(implementationOf('speakers'), id, context)
      return true
    }),
  ),
  handle(calls.movePresentations, ({ body }, context) =>
    each(body, id => moveAnnounced(id, body.move, context, body.reason)),
  ),
  handle(calls.showPresentations, ({ body }, context) =>
    each(body, id => showPresentation(id, body.isVisible, context)),
  ),
  handle(calls.removePresentations, ({ body }, context) => throwAway('presentations', body, context)),
]
