import { standPaths } from '#domain/stands/contract/paths.ts'
import {
  placeCalled,
  placeClosed,
  placeIsNext,
  placeMissed,
  placeSettled,
} from '#domain/waiting/contract/events.ts'
import type { Closing } from '#domain/waiting/contract/place.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { notificationKinds } from './kinds.ts'
import { markSubjectRead } from './mark-read.ts'
import { notify } from './notify.ts'

type Place = {
  person: number
  fair: number
  stand: number
  booth: string
  /** What may be told of it more than once has this besides: whether it was put off, and when it was called last. */
  turn: string
  /** Why it was closed, if it was. */
  closedBecause: Closing | null
}

/** What of a place its visitor is told: by which event, as which kind. */
const told = [
  [placeIsNext, notificationKinds.place_next],
  [placeCalled, notificationKinds.place_called],
  [placeMissed, notificationKinds.place_missed],
  [placeClosed, notificationKinds.place_closed],
] as const

const subjectOf = (place: number) => `place:${place}`

const readPlace = (id: number, { db }: Pick<Context, 'db'>) =>
  maybeOne<Place>(db)`
    select p.user_id as person, p.fair_id as fair, p.stand_id as stand, e.name as booth,
      concat_ws(':', (p.postponed_at is not null)::int, extract(epoch from p.called_at)) as turn,
      p.closed_because as "closedBecause"
    from waiting_place p join firm e on e.id = p.firm_id where p.id = ${id}`

/** Of one place the last is told, and leads to its booth; what was told before of one that is settled is read. */
export const queueSubscribers: readonly Subscriber[] = [
  ...told.map(([event, kind]) =>
    subscribe(event, 'notify', async ({ place }, context) => {
      const found = await readPlace(place, context)
      if (!found) return
      const { person, fair, stand, booth, turn, closedBecause } = found
      await markSubjectRead(person, subjectOf(place), context.db)
      // Who may not wait there any more, as after a block, is not led there again.
      if (closedBecause === 'not_allowed') return
      await notify(
        [person],
        {
          kind,
          cause: `${kind.name}:${place}:${turn}`,
          subject: subjectOf(place),
          fair,
          path: hrefOf(standPaths.standVisit, { id: stand }),
          params: { booth, ...(closedBecause && { why: closedBecause }) },
        },
        context,
      )
    }),
  ),
  subscribe(placeSettled, 'notify', async ({ place }, context) => {
    const found = await readPlace(place, context)
    if (found) await markSubjectRead(found.person, subjectOf(place), context.db)
  }),
]
