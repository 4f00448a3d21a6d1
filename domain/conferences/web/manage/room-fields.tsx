import { fieldsIn } from '#platform/contract/record.ts'
import type { OpenRecord } from '#platform/contract/resource.ts'
import { DraftFields } from '#platform/web/forms/draft-fields.tsx'
import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { questionModes, type RoomDefaults, replayModes } from '../../contract/choices.ts'
import {
  kindInRoom,
  kindName,
  type NamedKind,
  namedKinds,
  usualKindName,
} from '../../contract/session-kinds.ts'
import { PictureField } from './picture-field.tsx'
import styles from './room-preview.module.css'
import { type RoomChoices, RoomPreview } from './room-preview.tsx'
import { useKindsWith } from './use-kind-options.ts'

/** What a session has of which neither it nor its room says anything. */
const usual = {
  questionMode: 'open',
  replayMode: 'none',
  isChat: true,
  isReminding: true,
  isRecorded: false,
  isParticipantListVisible: false,
  isMutingParticipants: true,
  isStartedBySpeakers: false,
} as const

export const roomPictures = ['picture', 'screenImage', 'leftWallImage', 'rightWallImage'] as const

type Props = { draft: DraftState<OpenRecord | Record<string, unknown>>; choices: RoomChoices }

const noKind = { mode: null, hosting: null, format: null }
const saysKind = (defaults: Readonly<Record<string, unknown>>) =>
  Object.keys(noKind).some(name => (defaults[name] ?? null) !== null)

/** What of a room is drawn, what hangs there, and what a session has that is made in it. */
export function RoomFields({ draft, choices }: Props) {
  const t = useWords('conferences')
  const kindsWith = useKindsWith()
  const { value } = draft
  const defaults = fieldsIn(value.defaults)
  const inRoom = kindInRoom(defaults as RoomDefaults)
  const keep = (next: Readonly<Record<string, unknown>>) =>
    draft.setAll({ defaults: withDefaults(defaults, next) })
  return (
    <>
      <RoomPreview value={value} choices={choices} />
      <Disclosure title={t('setup.pictures')}>
        <div className={styles.fields}>
          {roomPictures.map(name => (
            <PictureField
              key={name}
              name={name}
              label={t(`setup.${name}`)}
              value={value[name]}
              onChange={picture => draft.setAll({ [name]: picture })}
            />
          ))}
        </div>
      </Disclosure>
      <Disclosure title={t('setup.defaults')}>
        <div className={styles.fields}>
          <p className={styles.none}>{t('setup.defaults_text')}</p>
          <SelectField<NamedKind | 'usual'>
            label={t('session_form.kind_label')}
            options={[
              { id: 'usual', label: t('setup.kind_usual'), hint: t(`import.${usualKindName}`) },
              ...kindsWith(inRoom),
            ]}
            value={saysKind(defaults) ? kindName(inRoom) : 'usual'}
            onChange={kind => kind && keep(kind === 'usual' ? noKind : namedKinds[kind])}
          />
          <DraftFields
            draft={{ value: { ...usual, ...defaults }, set: (name, next) => keep({ [name]: next }) }}
            t={t}
            prefix="session_form"
            fields={[
              {
                name: 'questionMode',
                kind: 'select',
                isRequired: true,
                options: questionModes.map(id => ({ id, label: t(`session_form.questions_${id}`) })),
              },
              {
                name: 'replayMode',
                kind: 'select',
                isRequired: true,
                options: replayModes.map(id => ({ id, label: t(`session_form.replay_${id}`) })),
              },
              { name: 'capacity', kind: 'number', min: 1, max: 100_000 },
              ...Object.entries(usual).flatMap(([name, is]) =>
                typeof is === 'boolean' ? [{ name, kind: 'switch' } as const] : [],
              ),
            ]}
          />
        </div>
      </Disclosure>
    </>
  )
}

/** What was emptied is said no more. */
const withDefaults = (
  defaults: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
) =>
  Object.fromEntries(
    Object.entries({ ...defaults, ...changes }).filter(([, value]) => value !== null && value !== ''),
  )
