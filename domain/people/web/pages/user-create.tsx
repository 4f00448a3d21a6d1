import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { isLocale } from '#platform/contract/locale.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import type { Draft } from '#platform/web/forms/form-field.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Form, FormRow, FormSection } from '#platform/web/ui/form.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { creatableTypes } from '../../contract/creation.ts'
import { inviteSuperOrganizer, inviteUser } from '../../contract/new-person.ts'
import { ContentLanguageField, FairField, KindField } from '../invitation-fields.tsx'
import { InvitationSent } from '../invitation-sent.tsx'
import { StaffPlaceFields } from '../staff-place-fields.tsx'
import { usePeopleActions } from '../use-people-actions.ts'

type Sent = { name: string; email: string }
const superOrganizer = 2
const visitor = 7
const wholeFirm = 'firm'

/** Invites somebody: who they are, as what, where. They choose their password themselves. */
export default function UserCreatePage() {
  const t = useWords('people')
  const api = useApi()
  const locale = useLocale()
  const fair = useFair()
  const { roles } = usePerson()
  const { refreshPeople } = usePeopleActions()
  const [search] = useSearchParams()
  const [sent, setSent] = useState<Sent | null>(null)
  const types = creatableTypes(roles)
  const asked = types.find(type => String(type) === search.get('type'))
  const draft = useDraft<Draft>(
    { userType: asked ?? visitor, locale, fair: fair?.id ?? null },
    `draft:invitation:${fair?.id ?? 0}`,
  )
  const text = (name: string) => String(draft.value[name] ?? '')
  const type = Number(draft.value.userType)
  const isStaff = type === userTypeId.exhibitor || type === userTypeId.standContact
  const { submit, problems, isPending } = useSubmit(async () => {
    const [stand, firm, within] = [text('stand'), text('firm'), text('fair')]
    const language = text('locale')
    const said = {
      firstName: text('firstName').trim() || undefined,
      lastName: text('lastName').trim() || undefined,
      email: text('email').trim() || undefined,
      jobTitle: text('jobTitle').trim() || undefined,
      locale: isLocale(language) ? language : locale,
      ...(within && within !== 'all' && { fair: within }),
    }
    const person = await (type === superOrganizer
      ? api.call(inviteSuperOrganizer, { body: said })
      : api.call(inviteUser, {
          body: {
            ...said,
            userType: type,
            ...(isStaff && firm && { firm: Number(firm) }),
            ...(isStaff && stand && stand !== wholeFirm && { stand: Number(stand) }),
          },
        }))
    draft.reset()
    await refreshPeople()
    setSent({ name: `${person.firstName} ${person.lastName}`, email: person.email })
  })
  if (sent) return <InvitationSent {...sent} onAnother={() => setSent(null)} />
  const line = (name: string, more: { type?: 'email'; maxLength?: number; isRequired?: boolean } = {}) => (
    <TextField
      name={name}
      label={t(`invitation.${name}`)}
      isRequired
      maxLength={80}
      {...more}
      value={text(name)}
      onChange={value => draft.set(name, value)}
    />
  )
  return (
    <>
      <PageTitle title={t('invitation.title')} lead={t('invitation.lead')} />
      <Form problems={problems} onSubmit={submit}>
        <FormSection title={t('invitation.section_kind')}>
          <KindField
            types={types}
            value={String(type)}
            onChange={userType => draft.set('userType', userType)}
          />
          <FairField
            isForAllPossible={type === userTypeId.superOrganizer}
            value={text('fair')}
            onChange={value => draft.set('fair', value)}
          />
          {isStaff && (
            <StaffPlaceFields
              key={text('fair')}
              fair={Number(text('fair')) || 0}
              firm={text('firm') || null}
              stand={text('stand') || null}
              wholeFirmLabel={t(
                type === userTypeId.exhibitor ? 'invitation.every_stand' : 'invitation.no_stand_yet',
              )}
              onChange={(firm, stand) => draft.setAll({ firm, stand })}
            />
          )}
        </FormSection>
        <FormSection title={t('invitation.section_who')}>
          <FormRow>
            {line('firstName')}
            {line('lastName')}
          </FormRow>
          {line('email', { type: 'email', maxLength: 254 })}
          <FormRow>
            {line('jobTitle', { isRequired: false, maxLength: 120 })}
            <ContentLanguageField value={text('locale')} onChange={value => draft.set('locale', value)} />
          </FormRow>
        </FormSection>
        <SaveActions
          draft={draft}
          isPending={isPending}
          isDisabled={false}
          save={t('invitation.submit')}
          discard={t('invitation.empty')}
        />
      </Form>
    </>
  )
}
