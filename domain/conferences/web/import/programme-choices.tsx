import styles from '#platform/web/import/import.module.css'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SessionKind } from '../../contract/programme-import.ts'
import { kindName, type NamedKind, namedKinds } from '../../contract/session-kinds.ts'
import { useKindsWith } from '../manage/use-kind-options.ts'
import type { Deciding } from './decisions.ts'
import own from './programme-choices.module.css'

/** What new sessions are for good, which type each of the file is, and which repeated links are taken. */
export function ProgrammeChoices({ preview, isPending, decide }: Deciding) {
  const t = useWords('conferences')
  const kindsWith = useKindsWith()
  const { roomKinds, kind, types, typeList, hosts } = preview
  const kindField = (label: string, value: SessionKind, onChoose: (kind: SessionKind) => void) => (
    <SelectField<NamedKind>
      label={label}
      options={kindsWith(value)}
      value={kindName(value)}
      isDisabled={isPending}
      onChange={id => id && onChoose(namedKinds[id])}
    />
  )
  const chosen = Object.fromEntries(
    roomKinds.filter(one => kindName(one.kind) !== kindName(kind)).map(one => [one.key, one.kind]),
  )
  const leftOut = hosts.filter(({ isLeftOut }) => isLeftOut).map(({ host }) => host)
  return (
    <>
      {roomKinds.length > 0 && (
        <section aria-labelledby="session-kinds">
          <h2 className={styles.heading} id="session-kinds">
            {t('import.kinds')}
          </h2>
          <p className={styles.note}>{t('import.kinds_text')}</p>
          <div className={own.kinds}>
            {kindField(t('import.kind_all'), kind, one => decide({ kind: one, kinds: chosen }))}
          </div>
          <div className={styles.below}>
            <Disclosure title={t('import.kind_rooms', { count: roomKinds.length })}>
              <div className={own.kinds}>
                {roomKinds.map(room => (
                  <div key={room.key}>
                    {kindField(room.name, room.kind, one =>
                      decide({ kinds: { ...chosen, [room.key]: one } }),
                    )}
                  </div>
                ))}
              </div>
            </Disclosure>
          </div>
        </section>
      )}
      {types.length > 0 && (
        <section aria-labelledby="session-types">
          <h2 className={styles.heading} id="session-types">
            {t('import.types')}
          </h2>
          <div className={styles.fields}>
            {types.map(({ name, sessions, type }) => (
              <SelectField
                key={name}
                label={t('import.type_of', { name, count: sessions })}
                options={typeList.map(one => ({ id: String(one.id), label: one.name }))}
                value={type === null ? null : String(type)}
                isDisabled={isPending}
                onChange={id =>
                  id &&
                  decide({
                    types: {
                      ...Object.fromEntries(
                        types.flatMap(one => (one.type === null ? [] : [[one.name, one.type]])),
                      ),
                      [name]: Number(id),
                    },
                  })
                }
              />
            ))}
          </div>
        </section>
      )}
      {hosts.length > 0 && (
        <section aria-labelledby="session-hosts">
          <h2 className={styles.heading} id="session-hosts">
            {t('import.hosts')}
          </h2>
          <p className={styles.note}>{t('import.hosts_text')}</p>
          {hosts.map(({ host, sessions, isLeftOut }) => (
            <CheckboxField
              key={host}
              isSelected={!isLeftOut}
              isDisabled={isPending}
              onChange={isTaken =>
                decide({ hosts: isTaken ? leftOut.filter(one => one !== host) : [...leftOut, host] })
              }
            >
              {t('import.host', { host, count: sessions })}
            </CheckboxField>
          ))}
        </section>
      )}
    </>
  )
}
