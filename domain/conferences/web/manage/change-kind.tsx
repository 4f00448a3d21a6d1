import { useState } from 'react'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { kindName, type NamedKind, namedKinds } from '../../contract/session-kinds.ts'
import { useKindOptions } from './use-kind-options.ts'
import { useSessionActions } from './use-session-actions.ts'

/** Before that its kind is mended: afterwards people have been there. */
export const isKindChangeable = ({ state }: Conference) => state === 'draft' || state === 'scheduled'

/** Puts a session of another kind in the place of this one, and says beforehand what goes over to it. */
export function ChangeKind({
  session,
  onClose,
  onChanged,
}: {
  session: Conference
  onClose: () => void
  onChanged: (made: Conference) => unknown
}) {
  const t = useWords('conferences')
  const { replace, isPending, nameOf } = useSessionActions()
  const options = useKindOptions().filter(({ id }) => id !== kindName(session))
  const [kind, setKind] = useState<NamedKind | null>(null)
  return (
    <Confirm
      isOpen
      title={t('sessions.kind_question', { name: nameOf(session) })}
      confirmLabel={t('sessions.kind_do')}
      isPending={isPending}
      isDisabled={kind === null}
      onOpenChange={isOpen => isOpen || onClose()}
      onConfirm={() => kind && replace(session, namedKinds[kind], onChanged)}
    >
      <SelectField<NamedKind>
        label={t('session_form.kind_label')}
        options={options}
        value={kind}
        onChange={setKind}
      />
      <p>{t('sessions.kind_moves')}</p>
      {session.state === 'scheduled' && <p>{t('sessions.kind_old')}</p>}
    </Confirm>
  )
}
