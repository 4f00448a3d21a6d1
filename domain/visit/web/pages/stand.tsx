import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Head, LoadContext } from '#platform/web/screens/screen.ts'
import { visitPaths } from '../../contract/paths.ts'
import { presence, visitStand } from '../../contract/visit.ts'
import { BoothVisit } from '../booth/booth-visit.tsx'
import { SomeBooth } from '../booth/some-booth.tsx'
import { Gone } from '../gone.tsx'
import { useLitStands } from '../presence.ts'
import { underOwnFair } from '../under-own-fair.ts'
import { isGone, useLivePlace } from '../use-live-place.ts'

export default function StandPage() {
  const { id } = useParams()
  return id === undefined ? <SomeBooth /> : <Booth id={Number(id)} />
}

/** A booth, as everybody visits it. */
function Booth({ id }: { id: number }) {
  const api = useApi()
  const refresh = useRefresh()
  const fair = useCurrentFair()
  const { data: visit, error } = useSuspenseQuery(callQuery(api, visitStand, { params: { id } }))
  useLivePlace(`stand:${visit.stand.id}`, visitStand, presence)
  const [stand = visit.stand] = useLitStands(fair.id, [visit.stand])
  const { free, busy } = stand
  const there = visit.people.filter(person => person.free || person.busy).length
  // The lamp is asked after often, the people only when it has changed.
  useEffect(() => {
    if (free + busy !== there) void refresh(visitStand)
  }, [free, busy, there, refresh])
  return isGone(error) ? <Gone what="booth" /> : <BoothVisit visit={{ ...visit, stand }} />
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params } = context
  if (params.id === undefined) return null
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const visit = await queries.ensureQueryData(callQuery(api, visitStand, { params: { id } }))
  await underOwnFair(context, visitPaths.standVisit, visit.hall?.fair)
  return {
    title: `${visit.stand.name}, ${visit.stand.number}`,
    description: visit.slogan ?? visit.stand.sector ?? undefined,
    image: visit.poster || visit.stand.logo || undefined,
  }
}

export const head = (own: Head | null) => own ?? { title: '' }
