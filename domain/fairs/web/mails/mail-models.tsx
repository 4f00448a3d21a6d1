import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, LayoutTemplate, Trash2 } from 'lucide-react'
import type { Locale } from '#platform/contract/locale.ts'
import { listQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton, type MenuGroup } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { emails } from '../../contract/email-model.ts'
import { withoutTags } from '../../contract/mail-words.ts'
import type { MailDraft } from './use-mail-draft.ts'

type Props = { kind: string; code: Locale; draft: MailDraft }

/** Wordings to begin from, in the language that is open; a super admin keeps and removes them. */
export function MailModels({ kind, code, draft }: Props) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const { user } = useSessionState<{ roles: string[] }>()
  const { data } = useQuery(listQuery(api, emails, { isModel: 1, kind, pagination: 'false' }))
  const models = (data?.rows ?? []).flatMap(model => {
    const { subject, text, action } = model.translations[code] ?? {}
    return subject && text ? [{ id: model.id, model, words: { subject, text, action } }] : []
  })
  const undo = (onPress: () => void) => ({ label: t('homepage.undo'), onPress })
  const keep = async (translations: object) => {
    await api.create(emails, { kind, isModel: true, translations })
    await refresh(emails)
  }
  const begin: MenuGroup = {
    id: 'begin',
    title: t('mails.models_here'),
    entries: models.map(({ id, words }) => ({
      id: `begin-${id}`,
      icon: LayoutTemplate,
      label: words.subject,
      hint: `${withoutTags(words.text.replaceAll('</p>', ' ')).slice(0, 80)}…`,
      // Ctrl+Z is the draft's own here.
      onAction: () => toast.success(t('mails.model_taken'), { action: undo(draft.beginFrom(code, words)) }),
    })),
  }
  const care: MenuGroup = {
    id: 'care',
    title: t('mails.models_care'),
    entries: [
      {
        id: 'keep',
        icon: BookmarkPlus,
        label: t('mails.model_keep'),
        isDisabled: !Object.values(draft.own).some(Boolean),
        onAction: () =>
          run(async () => {
            await keep(draft.own)
            toast.success(t('mails.model_kept'))
          }),
      },
      ...models.map(({ id, model, words }) => ({
        id: `remove-${id}`,
        icon: Trash2,
        isDanger: true,
        label: t('mails.model_remove', { name: words.subject }),
        onAction: () =>
          run(async () => {
            await api.remove(emails, id)
            await refresh(emails)
            toast.success(t('mails.model_removed'), {
              action: { ...undo(() => run(() => keep(model.translations))), isUndo: true },
            })
          }),
      })),
    ],
  }
  const groups = [begin, ...(user?.roles.includes('ROLE_SUPER_ADMIN') ? [care] : [])]
  const shown = groups.filter(({ entries }) => entries.length > 0)
  if (!shown.length) return null
  return (
    <MenuButton
      groups={shown}
      trigger={
        <Button variant="ghost" size="small" icon={LayoutTemplate}>
          {t('mails.models')}
        </Button>
      }
    />
  )
}
