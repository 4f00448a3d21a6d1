import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { timeZonesIn } from '#domain/fairs/web/time-zones.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  conferenceRoomCharacters,
  conferenceRoomSeatedCharacters,
  conferenceRoomTypes,
  conferenceRoomTypeVariations,
} from '../../contract/lists.ts'
import { conferencePrograms } from '../../contract/program.ts'
import { conferenceRooms } from '../../contract/room.ts'
import { conferenceTracks } from '../../contract/track.ts'
import { EngineTest } from '../live/engine-test.tsx'
import type { Part } from '../manage/part-dialog.tsx'
import { PartList } from '../manage/part-list.tsx'
import { nameOfPerson } from '../manage/person-field.tsx'
import { programFields } from '../manage/program-fields.ts'
import { RoomFields, roomPictures } from '../manage/room-fields.tsx'
import { Sources } from '../manage/sources.tsx'
import styles from './conference-setup.module.css'

const all = { pagination: 'false' }
const word = (value: unknown) => (typeof value === 'string' ? value : '')
const figuresOf = (list: { rows: readonly { id: number; name: string }[] } | undefined) =>
  (list?.rows ?? []).map(({ id, name }) => ({ id: String(id), label: name }))
const nameIn = (value: unknown) => word(fieldsIn(value).name)

/** What a programme is arranged by: programmes, the rooms that they share, and the tracks of each. */
export default function ConferenceSetupPage() {
  const t = useWords('conferences')
  const api = useApi()
  const locale = useLocale()
  const fair = useCurrentFair()
  const address = useListAddress()
  const { data: programs } = useQuery(
    listQuery(api, conferencePrograms, { fair: fair.id, pagination: 'false' }),
  )
  const { data: types } = useQuery(listQuery(api, conferenceRoomTypes, all))
  const { data: standing } = useQuery(listQuery(api, conferenceRoomCharacters, all))
  const { data: sitting } = useQuery(listQuery(api, conferenceRoomSeatedCharacters, all))
  const { data: variations } = useQuery(listQuery(api, conferenceRoomTypeVariations, all))
  const name = { name: 'name', kind: 'text', maxLength: 160 } as const
  const program: Part = {
    id: 'program',
    resource: conferencePrograms,
    words: [name, { name: 'description', kind: 'textarea', maxLength: 4000 }],
    fields: programFields(locale),
    fresh: { fair: fair.id, dayChange: '04:00', slotMinutes: 5 },
  }
  const room: Part = {
    id: 'room',
    resource: conferenceRooms,
    words: [name, { name: 'description', kind: 'textarea', maxLength: 2000 }],
    fields: [
      {
        name: 'conferenceRoomType',
        kind: 'select',
        options: (types?.rows ?? []).map(one => ({ id: String(one.id), label: one.name })),
      },
      {
        name: 'conferenceRoomTypeVariation',
        kind: 'select',
        options: (variations?.rows ?? []).map(one => ({
          id: String(one.id),
          label: t('setup.seats_of', { name: one.conferenceRoomType.name, count: one.seats }),
        })),
      },
      { name: 'stageCharacters', kind: 'tags', options: figuresOf(standing) },
      { name: 'seatedCharacters', kind: 'tags', options: figuresOf(sitting) },
      { name: 'timeZone', kind: 'combobox', options: timeZonesIn(locale) },
      { name: 'slug', kind: 'text', maxLength: 120 },
      { name: 'isVisible', kind: 'switch' },
    ],
    people: ['moderator'],
    pictures: roomPictures,
    special: draft => (
      <RoomFields
        draft={draft}
        choices={{
          types: types?.rows ?? [],
          variations: variations?.rows ?? [],
          standing: standing?.rows ?? [],
          sitting: sitting?.rows ?? [],
        }}
      />
    ),
    further: ({ id }) => <Sources of={{ conferenceRoom: id }} />,
    fresh: { fair: fair.id, isVisible: true },
  }
  const rows = programs?.rows ?? []
  const chosen = rows.find(one => String(one.id) === address.get('program')) ?? rows[0]
  const track = (of: number): Part => ({
    id: 'track',
    resource: conferenceTracks,
    words: [name],
    fields: [
      { name: 'slug', kind: 'text', maxLength: 120, isRequired: true },
      { name: 'color', kind: 'color' },
    ],
    fresh: { program: of },
  })
  return (
    <>
      <PageTitle title={t('setup.title')} lead={t('setup.lead')} />
      <div className={styles.parts}>
        <PartList
          part={program}
          query={{ fair: fair.id }}
          detail={({ state }) =>
            t(state === 'published' ? 'sessions.program_published' : 'sessions.program_draft')
          }
        />
        <PartList
          part={room}
          query={{ fair: fair.id }}
          detail={({ conferenceRoomType, conferenceRoomTypeVariation, moderator, isVisible }) =>
            [
              nameIn(conferenceRoomType),
              nameIn(conferenceRoomTypeVariation),
              nameOfPerson(fieldsIn(moderator)),
              isVisible === false ? t('setup.hidden') : '',
            ]
              .filter(Boolean)
              .join(' · ')
          }
        />
        {chosen && (
          <div>
            {rows.length > 1 && (
              <div className={styles.which}>
                <SelectField
                  label={t('setup.tracks_of')}
                  options={rows.map(one => ({ id: String(one.id), label: one.name ?? String(one.id) }))}
                  value={String(chosen.id)}
                  onChange={id => address.change({ program: id })}
                />
              </div>
            )}
            <PartList
              key={chosen.id}
              part={track(chosen.id)}
              query={{ program: chosen.id }}
              detail={({ slug }) => word(slug)}
            />
          </div>
        )}
        <EngineTest />
      </div>
    </>
  )
}
