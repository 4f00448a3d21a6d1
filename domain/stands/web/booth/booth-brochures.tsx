import { Download, FileText } from 'lucide-react'
import { use, useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { ContactActions } from '#domain/identity/web/contact-actions.ts'
import { record } from '#platform/web/record/record.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { StandVisit } from '../../contract/stand-visit.ts'
import styles from './booth.module.css'
import { isAllBusy } from './staff.ts'

const shownFirst = 6

/** What can be read and taken along: the first six, the others on request. */
export function BoothBrochures({
  visit,
  isCounted,
  onReach,
}: {
  visit: StandVisit
  /** Not where it is only looked over. */
  isCounted: boolean
  onReach?: () => void
}) {
  const t = useWords('stands')
  const fairId = useCurrentFair().id
  const count = (type: 'view' | 'download', resourceId: number) => {
    if (isCounted) record({ fairId, type, resourceType: 'stand_resources', resourceId })
  }
  const locale = useLocale()
  const [isAll, showAll] = useState(false)
  const Actions = use(ContactActions)
  const size = (bytes: number) =>
    new Intl.NumberFormat(
      locale,
      bytes < 1_000_000
        ? { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }
        : { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
    ).format(bytes < 1_000_000 ? bytes / 1000 : bytes / 1_000_000)
  if (!visit.brochures.length) return null
  return (
    <section id="brochures" aria-labelledby="stand-brochures">
      <h2 id="stand-brochures" className={styles.title}>
        {t('stand.brochures')} <small>{visit.brochureCount}</small>
      </h2>
      <ul>
        {visit.brochures.slice(0, isAll ? undefined : shownFirst).map(one => (
          <li key={one.id} className={styles.brochure}>
            <Icon of={FileText} />
            <a
              href={one.file ? `${one.file}?view=1` : (one.url ?? '#brochures')}
              target="_blank"
              rel="noopener noreferrer"
              lang={one.language ?? undefined}
              // What lies elsewhere is taken along where it is opened: it has no file to download.
              onClick={() => count(one.file ? 'view' : 'download', one.id)}
            >
              <b>{one.title}</b>
              {one.description && <span>{one.description}</span>}
              {one.size !== null && (
                <span className={styles.size}>
                  <LanguageMark of={one.language} /> {size(one.size)}
                </span>
              )}
            </a>
            {one.file && (
              <a
                className={styles.download}
                href={one.file}
                download
                onClick={() => count('download', one.id)}
                aria-label={t('stand.download', { title: one.title })}
              >
                <Icon of={Download} size="small" />
              </a>
            )}
            <Actions
              stand={visit.stand}
              context={{ kind: 'brochure', id: one.id, title: one.title }}
              look="icon"
              isBusy={isAllBusy(visit)}
              {...(onReach && { onReach })}
            />
          </li>
        ))}
      </ul>
      {!isAll && visit.brochures.length > shownFirst && (
        <Button variant="ghost" onPress={() => showAll(true)}>
          {t('stand.all_brochures', { count: visit.brochures.length })}
        </Button>
      )}
    </section>
  )
}
