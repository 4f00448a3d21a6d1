import type { ReactNode } from 'react'
import { videoOf } from '#platform/contract/video-sites.ts'
import { VideoCard } from '#platform/web/ui/video-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Cv } from '../../contract/job-profile.ts'
import { useOfferWords } from '../offers/use-offer-words.ts'
import styles from './cv-view.module.css'
import { latestFirst, monthsOf } from './months.ts'
import { useEntryNames } from './use-entry-names.ts'

type Entries = readonly { id: number; name: string }[] | undefined

const namesOf = (entries: Entries) => (entries ?? []).map(({ name }) => name).filter(Boolean)

const wishOf = (
  { salaryWish: wish, salaryCurrency: currency, salaryPeriod: period }: Cv,
  words: ReturnType<typeof useOfferWords>['salaryOf'],
) =>
  typeof wish === 'number' && currency && period ? words({ min: wish, max: wish, currency, period }) : null

/** A CV as others read it. What its person has not said is left out. */
export function CvView({
  cv,
  lang,
  file,
  level = 3,
}: {
  cv: Cv
  /** In which language it is written. */
  lang?: string
  file?: ReactNode
  level?: 2 | 3
}) {
  const t = useWords('jobs')
  const locale = useLocale()
  const { languageName, levelName, educationName } = useEntryNames()
  const { salaryOf } = useOfferWords()
  const since = (month: string) => t('cv.since', { month })
  const video = cv.videoProfileUrl ? videoOf(cv.videoProfileUrl) : null
  const positions = latestFirst(cv.positions ?? [])
  const educations = latestFirst(cv.educations ?? [])
  const diploma = [cv.degree, cv.school, cv.graduationYear].filter(Boolean).join(' · ')
  const spoken = (cv.languages ?? []).map(({ language, level }) =>
    [languageName(language), levelName(level)].filter(Boolean).join(', '),
  )
  const wish = [
    ['functions', [...namesOf(cv.functions), ...namesOf(cv.families)].join(', ')],
    ['level', cv.functionLevel?.name],
    ['contracts', namesOf(cv.contractTypes).join(', ')],
    ['areas', namesOf(cv.areas).join(', ')],
    ['availability', cv.disponibility?.name],
    ['experience', cv.experience?.name],
    ['education', cv.educationLevel?.name],
    ['transports', namesOf(cv.transports).join(', ')],
    ['salaryWish', wishOf(cv, salaryOf)],
  ] as const
  const said = wish.filter(([, words]) => words)
  return (
    <div className={styles.cv}>
      {cv.title && (
        <p className={styles.title} lang={lang}>
          {cv.title}
        </p>
      )}
      {cv.summary && (
        <Part level={level} name="about">
          <p className={styles.text} lang={lang}>
            {cv.summary}
          </p>
        </Part>
      )}
      {positions.length > 0 && (
        <Part level={level} name="positions">
          <ol className={styles.rows}>
            {positions.map((position, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two alike apart
              <li key={at} className={styles.row}>
                <span className={styles.months}>{monthsOf(position, locale, since)}</span>
                <span className={styles.words} lang={lang}>
                  <b>{position.title}</b>
                  <span>{[position.employer, position.place].filter(Boolean).join(', ')}</span>
                  {position.text && <span className={styles.text}>{position.text}</span>}
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {(educations.length > 0 || diploma) && (
        <Part level={level} name="educations">
          {diploma && <p>{diploma}</p>}
          <ol className={styles.rows}>
            {educations.map((education, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two alike apart
              <li key={at} className={styles.row}>
                <span className={styles.months}>{monthsOf(education, locale, since)}</span>
                <span className={styles.words} lang={lang}>
                  <b>{education.title}</b>
                  <span>{[education.school, educationName(education.level)].filter(Boolean).join(', ')}</span>
                  {education.text && <span className={styles.text}>{education.text}</span>}
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {namesOf(cv.skills).length + namesOf(cv.qualities).length > 0 && (
        <Part level={level} name="skills">
          <ul className={styles.tags}>
            {[...namesOf(cv.skills), ...namesOf(cv.qualities)].map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
      {spoken.some(Boolean) && (
        <Part level={level} name="languages">
          <ul className={styles.tags}>
            {spoken.filter(Boolean).map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
      {said.length > 0 && (
        <Part level={level} name="wish">
          <dl className={styles.facts}>
            {said.map(([name, words]) => (
              <div key={name}>
                <dt>{t(`cv.${name}`)}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {video && <VideoCard video={video} title={t('cv.video')} />}
      {file && (
        <Part level={level} name="file">
          {file}
        </Part>
      )}
    </div>
  )
}

type PartProps = {
  name: 'about' | 'positions' | 'educations' | 'skills' | 'languages' | 'wish' | 'file'
  level: 2 | 3
  children: ReactNode
}

function Part({ name, level, children }: PartProps) {
  const t = useWords('jobs')
  const Title = `h${level}` as const
  return (
    <section className={styles.part}>
      <Title className={styles.heading}>{t(`cv.${name}`)}</Title>
      {children}
    </section>
  )
}
