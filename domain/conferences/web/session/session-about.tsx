import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { languageOf } from '#platform/contract/language-of.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import styles from './session-about.module.css'
import { SessionDocuments } from './session-documents.tsx'

/** What a session is about, who speaks, and what they give along. */
export function SessionAbout({ view }: { view: ConferenceView }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const { conference, documents } = view
  const { speakers } = conference
  const locale = useLocale()
  const texts = (['abstract', 'description'] as const).flatMap(field => {
    const html = conference[field]
    return html ? { html, wordsIn: languageOf(conference.translations, field, locale) } : []
  })
  return (
    <div className={styles.words}>
      {texts.length ? (
        texts.map(({ html, wordsIn }) => (
          <div key={html}>
            <LanguageMark of={wordsIn} />
            <RichText html={html} lang={wordsIn ?? undefined} />
          </div>
        ))
      ) : (
        <p className={styles.quiet}>{t('session.no_text')}</p>
      )}
      {speakers.length > 0 && (
        <section aria-labelledby="session-speakers">
          <h2 id="session-speakers" className={styles.heading}>
            {t('session.speakers', { count: speakers.length })}
          </h2>
          <ul className={styles.people}>
            {speakers.map(speaker => (
              <li key={speaker.id}>
                <Avatar
                  name={speaker.name}
                  src={speaker.picture?.thumbnailPath ?? speaker.picture?.filePath}
                  size={52}
                />
                <span>
                  <Link to={href(conferencePaths.speakerView, { id: speaker.id })}>{speaker.name}</Link>
                  {speaker.jobTitle && <small>{speaker.jobTitle}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SessionDocuments documents={documents} />
      {conference.license && (
        <p className={styles.quiet}>{t('session.license', { license: conference.license })}</p>
      )}
    </div>
  )
}
