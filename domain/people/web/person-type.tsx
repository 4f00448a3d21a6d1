import { useState } from 'react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { creatableTypes } from '../contract/creation.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { changeUserType } from '../contract/people-changes.ts'
import { FairField, KindField } from './invitation-fields.tsx'
import { nameOf } from './person-cells.tsx'
import styles from './person-panel.module.css'
import { usePeopleActions } from './use-people-actions.ts'

const organizer = 3

/** Makes somebody another kind of person: asked in a dialog, for their sessions end. */
export function PersonType({ person }: { person: PersonRow }) {
  const t = useWords('people')
  const [isOpen, open] = useState(false)
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('person.kind')}</h2>
      <p>{person.userType.name}</p>
      <Button variant="secondary" size="small" onPress={() => open(true)}>
        {t('person.change_kind')}
      </Button>
      <Dialog
        title={t('person.change_kind_of', { name: nameOf(person) })}
        lead={t('person.change_kind_text')}
        isOpen={isOpen}
        onOpenChange={open}
      >
        {close => <TypeForm person={person} onDone={close} />}
      </Dialog>
    </section>
  )
}

function TypeForm({ person, onDone }: { person: PersonRow; onDone: () => void }) {
  const t = useWords('people')
  const api = useApi()
  const fair = useFair()
  const { roles } = usePerson()
  const { refreshPeople } = usePeopleActions()
  const types = creatableTypes(roles).filter(
    type =>
      type !== person.userType.id &&
      (person.firm !== null || (type !== userTypeId.exhibitor && type !== userTypeId.standContact)),
  )
  const [type, setType] = useState(String(types[0] ?? ''))
  const [within, setWithin] = useState(String(fair?.id ?? ''))
  const { submit, problems, isPending } = useSubmit(async () => {
    await api.call(changeUserType, {
      params: { id: person.id },
      body: { userType: Number(type), ...(Number(type) === organizer && within && { fair: Number(within) }) },
    })
    await refreshPeople()
    toast.success(t('person.kind_changed', { name: nameOf(person) }))
    onDone()
  })
  return (
    <Form problems={problems} onSubmit={submit}>
      <KindField types={types} value={type} onChange={next => setType(next ?? '')} />
      {Number(type) === organizer && <FairField value={within} onChange={next => setWithin(next ?? '')} />}
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('person.change_kind')}
        </Button>
      </FormActions>
    </Form>
  )
}
