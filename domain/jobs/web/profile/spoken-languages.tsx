import { Plus, X } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { useKitWords } from '#platform/web/ui/kit-words.tsx'
import { MenuButton } from '#platform/web/ui/menu.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './profile.module.css'
import { type Spoken, spokenIn } from './profile-fields.ts'
import { useLanguages, useProfileLists } from './use-profile-lists.ts'

/** As many as the call takes. */
const most = 12

/** The languages somebody speaks, and how well. */
export function SpokenLanguages({
  value,
  onChange,
}: {
  value: unknown
  onChange: (spoken: Spoken[]) => void
}) {
  const t = useWords('jobs')
  const kit = useKitWords()
  const languages = useLanguages()
  const levels = useProfileLists()('languageLevel')
  const spoken = spokenIn(value)
  const free = languages.filter(({ id }) => !spoken.some(({ language }) => String(language) === id))
  return (
    <div className={styles.rows}>
      {spoken.length > 0 && (
        <ul>
          {spoken.map(({ language, level }) => {
            const name = languages.find(({ id }) => id === String(language))?.label ?? ''
            return (
              <li key={language} className={styles.spoken}>
                <b>{name}</b>
                {levels && (
                  <SelectField
                    label={t('profile.language_level', { language: name })}
                    options={levels.options ?? []}
                    value={String(level ?? 0)}
                    onChange={id =>
                      onChange(
                        spoken.map(one =>
                          one.language === language ? { language, level: Number(id) || null } : one,
                        ),
                      )
                    }
                  />
                )}
                <Button
                  variant="icon"
                  size="small"
                  icon={X}
                  aria-label={kit.removeEntry(name)}
                  onPress={() => onChange(spoken.filter(one => one.language !== language))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {free.length > 0 && spoken.length < most && (
        <MenuButton
          placement="bottom start"
          trigger={
            <Button variant="secondary" icon={Plus}>
              {t('profile.add_language')}
            </Button>
          }
          groups={[
            {
              id: 'languages',
              entries: free.map(({ id, label }) => ({
                id,
                label,
                onAction: () => onChange([...spoken, { language: Number(id), level: null }]),
              })),
            },
          ]}
        />
      )}
    </div>
  )
}
