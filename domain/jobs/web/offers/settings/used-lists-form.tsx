import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { Saving } from '#platform/web/saving/use-saving.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { isWithoutParent, jobTables } from '../../../contract/used-lists.ts'
import styles from './used-lists.module.css'

/** Which lists offers and CVs of the fair are described with, each with the way to its entries. */
export function UsedLists({ saving }: { saving: Saving }) {
  const t = useWords('jobs')
  const names = useWords('reference')
  const href = useSalonHref()
  const used = Object.fromEntries(jobTables.map(({ slug }) => [slug, saving.fields[slug] === true]))
  return (
    <ul className={styles.list}>
      {jobTables.map(({ slug, path, list }) => {
        const isIdle = isWithoutParent(used, slug)
        const name = names(`titles.${list}`)
        return (
          <li key={slug} className={styles.row}>
            <CheckboxField
              hint={isIdle ? t('configuration.needs_family') : t(`configuration.about_${slug}`)}
              isSelected={Boolean(used[slug]) && !isIdle}
              isDisabled={isIdle}
              onChange={isUsed => saving.set({ [slug]: isUsed }, false)}
            >
              {name}
            </CheckboxField>
            <ButtonLink
              variant="ghost"
              href={href(path)}
              aria-label={t('configuration.entries_of', { list: name })}
            >
              {t('configuration.entries')}
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
