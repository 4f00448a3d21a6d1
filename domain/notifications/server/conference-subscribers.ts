import { sql } from 'kysely'
import {
  agendaChanged,
  conferenceReminded,
  passDecided,
  passGiven,
  placeGiven,
  speakerMissing,
} from '#domain/conferences/contract/events.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { conferenceTeam, wordFor } from '#domain/conferences/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { notificationKinds } from './kinds.ts'
import { notify } from './notify.ts'

type Named = { fair: number; conference: string }

/** What a conference is called for somebody. */
const named = (conference: number, person: number, { db }: Pick<Context, 'db'>) =>
  maybeOne<Named>(db)`
    select c.fair_id as fair, ${wordFor('c', 'title', sql`u.locale`)} as conference
    from conference c join app_user u on u.id = ${person} where c.id = ${conference}`

const pageOf = (conference: number) => hrefOf(conferencePaths.conferenceView, { id: conference })

export const conferenceSubscribers: readonly Subscriber[] = [
  subscribe(passDecided, 'notify', async ({ request, isValidated, at }, context) => {
    const row = await maybeOne<{ person: number; fair: number; pass: string }>(context.db)`
      select pu.user_id as person, p.fair_id as fair, ${wordFor('p', 'name', sql`u.locale`)} as pass
      from pass_user pu join pass p on p.id = pu.pass_id join app_user u on u.id = pu.user_id
      where pu.id = ${request}`
    if (!row) return
    const { person, fair, pass } = row
    const { pass_validated, pass_refused } = notificationKinds
    await notify(
      [person],
      {
        kind: isValidated === validationState.validated ? pass_validated : pass_refused,
        cause: `pass:${request}:${at}`,
        subject: `pass:${request}`,
        fair,
        path: hrefOf(conferencePaths.conferenceProgram),
        params: { pass },
      },
      context,
    )
  }),

  subscribe(passGiven, 'notify', async ({ request }, context) => {
    const row = await maybeOne<{ person: number; fair: number; pass: string; giver: string }>(context.db)`
      select pu.user_id as person, p.fair_id as fair, ${wordFor('p', 'name', sql`u.locale`)} as pass,
        e.name as giver
      from pass_user pu join pass p on p.id = pu.pass_id join app_user u on u.id = pu.user_id
        join firm e on e.id = pu.firm_id
      where pu.id = ${request}`
    if (!row) return
    const { person, fair, pass, giver } = row
    await notify(
      [person],
      {
        kind: notificationKinds.pass_given,
        cause: `pass:${request}:given`,
        subject: `pass:${request}`,
        fair,
        path: hrefOf(conferencePaths.conferenceProgram),
        params: { pass, giver },
      },
      context,
    )
  }),

  subscribe(placeGiven, 'notify', async ({ place, person, conference }, context) => {
    const row = await named(conference, person, context)
    if (!row) return
    await notify(
      [person],
      {
        kind: notificationKinds.place_given,
        cause: `conference_place:${place}`,
        fair: row.fair,
        path: pageOf(conference),
        params: { conference: row.conference },
      },
      context,
    )
  }),

  subscribe(conferenceReminded, 'notify', async ({ person, conference, begin }, context) => {
    const row = await named(conference, person, context)
    if (!row) return
    await notify(
      [person],
      {
        kind: notificationKinds.conference_reminder,
        cause: `reminder:${conference}:${begin}`,
        subject: `conference:${conference}`,
        fair: row.fair,
        path: pageOf(conference),
        params: { conference: row.conference },
      },
      context,
    )
  }),

  subscribe(speakerMissing, 'notify', async ({ conference, at }, context) => {
    const team = await many<{ person: number }>(context.db)`
      select t.person from conference c join lateral (${conferenceTeam}) t on true where c.id = ${conference}`
    for (const { person } of team) {
      const row = await named(conference, person, context)
      if (!row) continue
      await notify(
        [person],
        {
          kind: notificationKinds.speaker_missing,
          cause: `missing:${conference}:${at}`,
          subject: `conference:${conference}`,
          fair: row.fair,
          path: hrefOf(conferencePaths.conferenceBackstage, { id: conference }),
          params: { conference: row.conference },
        },
        context,
      )
    }
  }),

  subscribe(agendaChanged, 'notify', async ({ person, fair, upTo, conferences }, context) =>
    notify(
      [person],
      {
        kind: notificationKinds.agenda_changed,
        cause: `agenda:${fair}:${upTo}`,
        subject: `agenda:${fair}`,
        fair,
        path: hrefOf(conferencePaths.userAgenda),
        params: { conferences },
      },
      context,
    ),
  ),
]
