import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { FormSection } from '#platform/web/ui/form.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { viewConference } from '../../contract/calls.ts'
import { changePlaces, passPlacesMost, passRooms } from '../../contract/pass-rooms.ts'
import styles from './pass-places.module.css'

type Room = ResponseOf<typeof changePlaces>

/** How many places each session has for a limited pass; nothing where it opens none. */
export function PassPlaces({ pass }: { pass: number }) {
  const t = useWords('conferences')
  const api = useApi()
  const { data: rooms = [] } = useQuery(callQuery(api, passRooms, { params: { id: pass } }))
  if (!rooms.length) return null
  return (
    <div className={styles.places}>
      <FormSection title={t('passes.places')} hint={t('passes.places_text')}>
        {rooms.map(room => (
          <RoomPlaces key={room.conference} pass={pass} room={room} />
        ))}
      </FormSection>
    </div>
  )
}

function RoomPlaces({ pass, room }: { pass: number; room: Room }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  /** What was written, until the server has answered. */
  const [sent, setSent] = useState<number | null>(null)
  const { conference, title, places, taken, waiting } = room
  const change = (next: number) => {
    if (Number.isNaN(next) || next === places) return
    setSent(next)
    run(async () => {
      try {
        await api.call(changePlaces, { params: { id: pass, conference }, body: { places: next } })
      } finally {
        await refresh(passRooms, viewConference)
        setSent(null)
      }
    })
  }
  return (
    <NumberField
      label={title || t('session.untitled')}
      hint={[t('passes.taken', { count: taken }), waiting > 0 ? t('passes.waiting', { count: waiting }) : '']
        .filter(Boolean)
        .join(' · ')}
      value={sent ?? places ?? passPlacesMost}
      minValue={Math.max(1, taken)}
      maxValue={passPlacesMost}
      hasSteps={false}
      onChange={change}
    />
  )
}
