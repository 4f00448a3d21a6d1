import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, FormActions, FormRow } from '#platform/web/ui/form.tsx'
import { TagField } from '#platform/web/ui/tag-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { type GivenPasses, givenPasses, givePass } from '../../contract/given-pass.ts'
import { passAllotments } from '../../contract/pass-allotment.ts'

type Props = {
  allotment: RecordOf<typeof passAllotments>
  conferences: GivenPasses['conferences']
  onClose: () => void
}

/** To whom a pass goes; of a limited one, with places in which sessions. */
export function GivePass({ allotment, conferences, onClose }: Props) {
  const t = useWords('conferences')
  const api = useApi()
  const fair = useCurrentFair()
  const locale = useLocale()
  const refresh = useRefresh()
  const [person, setPerson] = useState({ email: '', firstName: '', lastName: '' })
  const [chosen, choose] = useState<readonly string[]>([])
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: fair.timeZone,
  })
  const { submit, problems, isPending } = useSubmit(async () => {
    const given = await api.call(givePass, {
      params: { id: allotment.id },
      body: { ...person, ...(chosen.length && { conferences: chosen.map(Number) }) },
    })
    await refresh(passAllotments, givenPasses)
    onClose()
    toast.success(t(given.isIn ? 'allotments.done' : 'allotments.invited_done', { name: given.name }))
  })
  const field = (name: keyof typeof person, type?: 'email') => (
    <TextField
      name={name}
      label={t(`allotments.${name}`)}
      {...(type && { type })}
      isRequired
      maxLength={type ? 254 : 80}
      value={person[name]}
      onChange={value => setPerson({ ...person, [name]: value })}
    />
  )
  return (
    <Dialog
      isOpen
      isBusy={isPending}
      title={t('allotments.give_title', { pass: allotment.pass.name })}
      lead={t('allotments.give_lead')}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      <Form problems={problems} onSubmit={submit} aria-label={t('allotments.give')}>
        {field('email', 'email')}
        <FormRow>
          {field('firstName')}
          {field('lastName')}
        </FormRow>
        {conferences.length > 0 && (
          <TagField
            name="conferences"
            label={t('allotments.places')}
            hint={t('allotments.places_hint')}
            options={conferences.map(({ id, title, begin, isFull }) => ({
              id: String(id),
              label: [title || t('session.untitled'), begin && day.format(new Date(begin))]
                .filter(Boolean)
                .join(', '),
              isDisabled: isFull,
            }))}
            value={chosen}
            onChange={choose}
          />
        )}
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('allotments.give')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
