import { ArrowLeft } from 'lucide-react'
import type { DraftOf, InputOf, RecordOf } from '#platform/contract/resource.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useSubmit } from '#platform/web/api/use-submit.ts'
import { TranslatedFields } from '#platform/web/forms/draft-fields.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, FormSection } from '#platform/web/ui/form.tsx'
import { SaveActions } from '#platform/web/ui/save-actions.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { headerButtons } from '../../contract/header-button.ts'
import { defaultFairs, type PublicFair } from '../../contract/public-fair.ts'
import { LinkField } from '../link-field.tsx'
import { AccessMatrixField } from './access-matrix.tsx'

export type HeaderButton = RecordOf<typeof headerButtons>

const fresh = {
  link: '/fair/visit/lobby',
  target: false,
  isVisible: true,
  isWithModalLogin: false,
  access: {},
}
const switches = ['isVisible', 'target', 'isWithModalLogin'] as const

/** One button of the menu: its words, where it leads, and for whom. */
export function ButtonForm({
  fair,
  button,
  rank,
  onDone,
}: {
  fair: PublicFair
  button: HeaderButton | null
  /** Of a new one: after all others. */
  rank: number
  onDone: () => void
}) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const draft = useDraft<DraftOf<typeof headerButtons>>(
    button ?? fresh,
    `draft:button:${fair.id}:${button?.id ?? 'new'}`,
  )
  const link = String(draft.value.link ?? '')
  const { submit, problems, isPending } = useSubmit(async () => {
    const written: InputOf<typeof headerButtons> = {
      ...(button ? draft.changes : { ...fresh, fair: fair.id, rank, ...draft.changes }),
      linkType: link.startsWith('/') ? 0 : 1,
    }
    if (button) await api.update(headerButtons, button.id, written)
    else await api.create(headerButtons, written)
    draft.reset()
    await refresh(headerButtons, defaultFairs)
    toast.success(t('buttons.saved'))
    onDone()
  })
  return (
    <Form problems={problems} onSubmit={submit} aria-label={t('buttons.title')}>
      <div>
        <Button variant="ghost" size="small" icon={ArrowLeft} autoFocus onPress={onDone}>
          {t('buttons.back')}
        </Button>
      </div>
      <FormSection title={t('buttons.words')}>
        <TranslatedFields
          draft={draft}
          t={t}
          prefix="buttons"
          languages={fair.fairLanguages.map(language => language.code)}
          fields={[{ name: 'name', kind: 'text', maxLength: 60 }]}
        />
        <LinkField
          label={t('buttons.link')}
          name="link"
          value={link}
          onChange={next => draft.set('link', next)}
        />
        {switches.map(name => (
          <SwitchField
            key={name}
            label={t(`buttons.${name}`)}
            hint={t(`buttons.${name}_hint`)}
            isSelected={Boolean(draft.value[name])}
            onChange={on => draft.set(name, on)}
          />
        ))}
      </FormSection>
      <FormSection title={t('buttons.access')} hint={t('buttons.access_hint')}>
        <AccessMatrixField
          value={draft.value.access ?? {}}
          onChange={access => draft.set('access', access)}
        />
      </FormSection>
      <SaveActions draft={draft} isPending={isPending} />
    </Form>
  )
}
