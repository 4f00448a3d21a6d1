import { exhibitorDecided, exhibitorMerged } from '#domain/exhibitors/contract/events.ts'
import { standConfiguration } from '#domain/identity/contract/paths.ts'
import { membershipDecided, roleOffered } from '#domain/people/contract/events.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { standPlaced } from '#domain/stands/contract/events.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { applicationSubscribers } from './application-subscribers.ts'
import { callSubscribers } from './call-subscribers.ts'
import { conferenceSubscribers } from './conference-subscribers.ts'
import { notificationKinds } from './kinds.ts'
import { librarySubscribers } from './library-subscribers.ts'
import { messageSubscribers } from './message-notifications.ts'
import { notify, withdrawNotification } from './notify.ts'
import { queueSubscribers } from './queue-subscribers.ts'
import { reportSubscribers } from './report-subscribers.ts'

const name = 'notify'

/** What domains before this one say becomes notifications of those it concerns. */
export const subscribers: readonly Subscriber[] = [
  ...messageSubscribers,

  subscribe(membershipDecided, name, async ({ fair, person, state, at }, context) => {
    const { membership_approved, membership_refused } = notificationKinds
    if (state === validationState.waiting)
      return withdrawNotification(
        [person],
        { kinds: [membership_approved, membership_refused], subject: `fair:${fair}` },
        context,
      )
    const isApproved = state === validationState.validated
    await notify(
      [person],
      {
        kind: isApproved ? membership_approved : membership_refused,
        cause: `membership:${fair}:${at}`,
        subject: `fair:${fair}`,
        fair,
        ...(isApproved && { path: '/' }),
      },
      context,
    )
  }),

  subscribe(exhibitorDecided, name, async ({ fair, firm, state, at }, context) => {
    const { exhibitor_approved, exhibitor_refused } = notificationKinds
    const isApproved = state === validationState.validated
    const admins = await many<{ id: number; firm: string }>(context.db)`
      select u.id, f.name as firm from app_user u join firm f on f.id = u.firm_id
      where f.id = ${firm} and u.is_firm_admin`
    if (state === validationState.waiting)
      return withdrawNotification(
        admins.map(({ id }) => id),
        { kinds: [exhibitor_approved, exhibitor_refused], subject: `fair:${fair}` },
        context,
      )
    await notify(
      admins.map(({ id }) => id),
      {
        kind: isApproved ? exhibitor_approved : exhibitor_refused,
        cause: `exhibitor:${fair}:${firm}:${at}`,
        subject: `fair:${fair}`,
        fair,
        ...(isApproved && { path: standConfiguration }),
        params: { firm: admins[0]?.firm ?? '' },
      },
      context,
    )
  }),

  subscribe(exhibitorMerged, name, async ({ fair, firm, name: old, people, at }, context) => {
    const row = await maybeOne<{ name: string }>(context.db)`select name from firm where id = ${firm}`
    await notify(
      people,
      {
        kind: notificationKinds.exhibitor_merged,
        cause: `exhibitor_merged:${fair}:${firm}:${at}`,
        subject: `fair:${fair}`,
        fair,
        params: { old, firm: row?.name ?? '' },
      },
      context,
    )
  }),

  subscribe(roleOffered, name, async ({ offer }, context) => {
    type Offer = { person: number; fair: number; offeredBy: number; sender: string }
    const row = await maybeOne<Offer>(context.db)`
      select o.user_id as person, o.fair_id as fair, s.id as "offeredBy",
        s.first_name || ' ' || s.last_name as sender
      from role_offer o join app_user s on s.id = o.offered_by_id
      where o.id = ${offer} and o.ended_at is null`
    if (!row) return
    const { person, fair, offeredBy, sender } = row
    const what = { kind: notificationKinds.role_offered, cause: `offer:${offer}`, fair }
    await notify([person], { ...what, params: { sender }, named: offeredBy }, context)
  }),

  subscribe(standPlaced, name, async ({ stand }, context) => {
    const people = await many<{ id: number }>(context.db)`
      select user_id as id from stand_admin where stand_id = ${stand}
      union select user_id from stand_contact where stand_id = ${stand}`
    const row = await maybeOne<{ fair: number; title: string; place: string; version: number }>(context.db)`
      select st.fair_id as fair, coalesce(f.name, '') as title, st.version,
        stand_label(null, h.letter, st.number) as place
      from stand st join firm f on f.id = st.firm_id join fair_hall h on h.id = st.fair_hall_id
      where st.id = ${stand} and st.trashed_at is null and st.number is not null`
    if (!row) return
    const { fair, title, place, version } = row
    await notify(
      people.map(({ id }) => id),
      {
        kind: notificationKinds.stand_placed,
        cause: `stand:${stand}:${version}`,
        subject: `stand:${stand}`,
        fair,
        path: hrefOf(standPaths.standVisit, { id: stand }),
        params: { stand: title, place },
      },
      context,
    )
  }),

  ...callSubscribers,
  ...queueSubscribers,
  ...applicationSubscribers,
  ...librarySubscribers,
  ...reportSubscribers,
  ...conferenceSubscribers,
]
