import { Eye } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { isRecord } from '#platform/contract/record.ts'
import { FieldConflicts } from '#platform/web/saving/field-conflicts.tsx'
import { SaveLine } from '#platform/web/saving/save-line.tsx'
import { useMedia } from '#platform/web/screens/use-media.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { jobPaths } from '../../contract/paths.ts'
import { isSendable, missingParts, profileParts } from '../../contract/profile-parts.ts'
import { CvPreview } from './cv-preview.tsx'
import { ExportCv } from './export-cv.tsx'
import { ImportCv } from './import-cv.tsx'
import styles from './profile.module.css'
import type { Profile } from './profile-fields.ts'
import { ProfileForm } from './profile-form.tsx'
import { useProfileSaving } from './use-profile-saving.ts'

/** The profile in one language: saved by itself, with what a recruiter sees beside it. */
export function EditProfile({ profile, children }: { profile: Profile; children: React.ReactNode }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const saved = useProfileSaving(profile)
  const hasRoom = useMedia('(min-width: 1280px)')
  const labelOf = (field: string) => withAnyKey(t)(`profile.${field}`)
  const wordsOf = (_: string, value: unknown) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : Array.isArray(value)
        ? t('profile.entries', { count: value.length })
        : isRecord(value)
          ? '…'
          : '–'
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        <Completeness profile={profile} />
        <div className={styles.bar}>
          <SaveLine saving={saved.saving}>
            <ImportCv
              onTake={fields => {
                saved.saving.set(fields, false)
                void saved.saving.leave()
              }}
            />
            <ExportCv profile={profile} />
            {!hasRoom && (
              <ButtonLink
                variant="secondary"
                size="small"
                icon={Eye}
                href={href(jobPaths.jobsProfileId, { id: profile.id })}
              >
                {t('profile.see')}
              </ButtonLink>
            )}
          </SaveLine>
          <FieldConflicts saving={saved.saving} labelOf={labelOf} wordsOf={wordsOf} />
        </div>
        <ProfileForm profile={saved} />
        {children}
      </div>
      {hasRoom && (
        <aside className={styles.beside} aria-label={t('profile.preview')}>
          <h2>{t('profile.preview')}</h2>
          <CvPreview profile={profile} />
        </aside>
      )}
    </div>
  )
}

/** How much of it is said, what is missing, and the way back to the offer from which one came. */
function Completeness({ profile }: { profile: Profile }) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const [search] = useSearchParams()
  const missing = missingParts(profile)
  const job = Number(search.get('job')) || null
  const done = profileParts.length - missing.length
  return (
    <>
      {job && (
        <div className={styles.ready}>
          <span>{t(isSendable(profile) ? 'profile.ready' : 'profile.not_ready')}</span>
          {isSendable(profile) && (
            <ButtonLink href={href(jobPaths.jobsId, { id: job })}>{t('profile.to_offer')}</ButtonLink>
          )}
        </div>
      )}
      <Progress
        label={t('profile.complete')}
        value={done}
        max={profileParts.length}
        valueLabel={t('profile.parts', { done, all: profileParts.length })}
      />
      {missing.length > 0 && (
        <p className={styles.missing}>
          <span>{t('profile.missing')}</span>
          {missing.map(part => (
            <a key={part} href={`#${part}`}>
              {t(`profile.part_${part}`)}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
