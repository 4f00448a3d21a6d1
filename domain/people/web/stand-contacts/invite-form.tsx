import { useState } from 'react'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { RadioGroupField } from '#platform/web/ui/radio-group.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { inviteStandAdmin, inviteStandContact } from '../../contract/new-person.ts'
import type { Team } from './use-team.ts'

const kinds = { contact: inviteStandContact, admin: inviteStandAdmin }
type Kind = keyof typeof kinds
const nobody = { firstName: '', lastName: '', email: '', jobTitle: '' }

/** Somebody who has no account yet gets a mail with a link to choose a password. */
export function InviteForm({ stand, team }: { stand: number; team: Team }) {
  const t = useWords('people')
  const api = useApi()
  const reader = useLocale()
  const [person, setPerson] = useState(nobody)
  const [kind, setKind] = useState<Kind>('contact')
  const [locale, setLocale] = useState<Locale>(reader)
  const { submit, problems, isPending } = useSubmit(async () => {
    const { jobTitle, ...rest } = person
    await api.call(kinds[kind], {
      body: { ...rest, ...(jobTitle && { jobTitle }), stand, locale },
    })
    toast.success(t('contacts.invitation_sent', { name: `${person.firstName} ${person.lastName}` }))
    setPerson(nobody)
    await team.changed()
  })
  const field = (name: keyof typeof nobody) => ({
    name,
    label: t(`contacts.field_${name}`),
    value: person[name],
    isRequired: name !== 'jobTitle',
    onChange: (value: string) => setPerson({ ...person, [name]: value }),
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('contacts.invite')}>
      <FormRow>
        <TextField {...field('firstName')} maxLength={80} />
        <TextField {...field('lastName')} maxLength={80} />
      </FormRow>
      <FormRow>
        <TextField {...field('email')} type="email" maxLength={254} />
        <TextField {...field('jobTitle')} maxLength={120} />
      </FormRow>
      <RadioGroupField
        label={t('contacts.as')}
        options={(['contact', 'admin'] as const).map(id => ({
          id,
          label: t(`contacts.as_${id}`),
          hint: t(`contacts.as_${id}_hint`),
        }))}
        value={kind}
        onChange={setKind}
      />
      <SelectField
        label={t('contacts.language')}
        options={locales.map(code => ({ id: code, label: languageNames[code] }))}
        value={locale}
        onChange={next => next && setLocale(next)}
      />
      <FormActions>
        <Button type="submit" isPending={isPending}>
          {t('contacts.invite')}
        </Button>
      </FormActions>
    </Form>
  )
}
