import { Plus, Trash2 } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePerson } from '#domain/identity/web/person.ts'
import { locales } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import { jobProfiles } from '../../contract/job-profile.ts'
import { trashedProfiles } from '../../contract/trash.ts'
import styles from './profile.module.css'
import type { Profile } from './profile-fields.ts'
import { shownBy, useRestoreProfile } from './profile-trash.tsx'

/** One CV a language: which is open, others to begin with what this one says, and the way to be rid of one. */
export function ProfileLanguages({ profiles, current }: { profiles: readonly Profile[]; current: Profile }) {
  const t = useWords('jobs')
  const api = useApi()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { user } = usePerson()
  const { run, isPending } = useAction()
  const restore = useRestoreProfile()
  const hrefOf = (locale: string) => {
    const next = new URLSearchParams(search)
    next.set('language', locale)
    return `?${next}`
  }
  const free = locales.filter(locale => !profiles.some(one => one.locale === locale))
  const add = (locale: (typeof locales)[number]) =>
    run(async () => {
      if (!user) return
      const { id: _, user: __, version: ___, changedAt: ____, translations: _____, ...said } = current
      await api.create(jobProfiles, { ...said, user: user.id, locale })
      await refresh(jobProfiles)
      await navigate(hrefOf(locale), { preventScrollReset: true })
      toast.success(t('profile.language_added', { language: languageNames[locale] }))
    })
  const remove = () =>
    run(async () => {
      await api.remove(jobProfiles, current.id)
      await navigate('?', { replace: true })
      await refresh(trashedProfiles, ...shownBy)
      toast.success(t('profile.removed'), {
        ...(profiles.length === 1 && { hint: t('profile.removed_last') }),
        action: { label: t('profile.undo'), onPress: () => void restore(current), isUndo: true },
      })
    })
  return (
    <div className={styles.tools}>
      {profiles.length > 1 && (
        <SegmentedLinks
          label={t('profile.language')}
          current={current.locale}
          segments={profiles.map(({ locale }) => ({
            id: locale,
            label: languageNames[locale],
            href: hrefOf(locale),
          }))}
        />
      )}
      {free.length > 0 && (
        <MenuButton
          placement="bottom start"
          trigger={
            <Button variant="secondary" size="small" icon={Plus} isPending={isPending}>
              {t('profile.in_language')}
            </Button>
          }
          groups={[
            {
              id: 'languages',
              entries: free.map(id => ({ id, label: languageNames[id], onAction: () => add(id) })),
            },
          ]}
        />
      )}
      <Button variant="ghost" size="small" icon={Trash2} isPending={isPending} onPress={remove}>
        {t('profile.remove')}
      </Button>
    </div>
  )
}
