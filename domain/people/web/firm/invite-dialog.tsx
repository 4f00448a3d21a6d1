import { useState } from 'react'
import { backFirms } from '#domain/exhibitors/contract/back-firms.ts'
import type { firms } from '#domain/exhibitors/contract/firm.ts'
import { peopleOfFirm } from '#domain/exhibitors/contract/firm-people.ts'
import { standNumber, standsIn } from '#domain/exhibitors/web/stand-options.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import type { Draft } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { inviteStandAdmin, inviteStandContact } from '../../contract/new-person.ts'
import { roleOffers } from '../../contract/role-offers.ts'

type Kind = 'firm_admin' | 'stand_admin' | 'contact'
type Props = {
  firm: RecordOf<typeof firms>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Invites somebody into the firm: they get a mail and choose their password. */
export function InviteDialog({ firm, isOpen, onOpenChange }: Props) {
  const t = useWords('people')
  return (
    <Dialog title={t('team.invite')} lead={t('team.invite_lead')} isOpen={isOpen} onOpenChange={onOpenChange}>
      {close => <InviteForm firm={firm} close={close} />}
    </Dialog>
  )
}

function InviteForm({ firm, close }: { firm: Props['firm']; close: () => void }) {
  const t = useWords('people')
  const api = useApi()
  const refresh = useRefresh()
  const fair = useFair()
  const stands = standsIn(firm, fair?.id)
  const draft = useDraft<Draft>({}, `draft:invite:${firm.id}`)
  const text = (name: string) => String(draft.value[name] ?? '')
  const [chosen, choose] = useState<Kind | null>(null)
  const kind: Kind = chosen ?? (stands.length ? 'contact' : 'firm_admin')
  const [stand, setStand] = useState<string | null>(stands[0] ? String(stands[0].id) : null)
  const { submit, problems, isPending } = useSubmit(async () => {
    const person = { firstName: text('firstName'), lastName: text('lastName'), email: text('email').trim() }
    const place =
      kind === 'firm_admin' ? { firm: firm.id, ...(fair && { fair: fair.id }) } : { stand: Number(stand) }
    const jobTitle = text('jobTitle')
    await api.call(kind === 'contact' ? inviteStandContact : inviteStandAdmin, {
      body: { ...person, ...(jobTitle && { jobTitle }), ...place },
    })
    draft.reset()
    await refresh(peopleOfFirm, backFirms, roleOffers)
    toast.success(t('team.invited', { name: `${person.firstName} ${person.lastName}` }))
    close()
  })
  const field = (name: string, more: { type?: 'email'; isRequired?: boolean; autoFocus?: boolean } = {}) => (
    <TextField
      {...more}
      name={name}
      label={t(`team.${name}`)}
      value={text(name)}
      maxLength={name === 'email' ? 254 : 80}
      autoComplete="off"
      onChange={value => draft.set(name, value)}
    />
  )
  return (
    <Form problems={problems} onSubmit={submit}>
      <FormRow>
        {field('firstName', { isRequired: true, autoFocus: true })}
        {field('lastName', { isRequired: true })}
      </FormRow>
      {field('email', { type: 'email', isRequired: true })}
      {field('jobTitle')}
      <RadioGroupField
        label={t('team.kind')}
        value={kind}
        onChange={choose}
        options={(['contact', 'stand_admin', 'firm_admin'] as const).map(id => ({
          id,
          label: t(`team.kind_${id}`),
          hint: t(`team.kind_${id}_hint`),
          isDisabled: id !== 'firm_admin' && !stands.length,
        }))}
      />
      {kind !== 'firm_admin' && stands.length > 1 && (
        <SelectField
          name="stand"
          label={t('team.stand')}
          value={stand}
          onChange={setStand}
          options={stands.map(one => ({
            id: String(one.id),
            label: t('exhibitors:list.stand', {
              number: standNumber(one) || t('exhibitors:tracking.unplaced'),
            }),
          }))}
        />
      )}
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('team.send')}
        </Button>
        <Button variant="ghost" onPress={close}>
          {t('team.cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
