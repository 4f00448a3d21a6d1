import { Captions, FileText, Link2, type LucideIcon, Presentation, ScrollText } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import styles from './session-documents.module.css'

type Document = ConferenceView['documents'][number]

const icons: Readonly<Record<Document['kind'], LucideIcon>> = {
  slides: Presentation,
  paper: FileText,
  link: Link2,
  captions: Captions,
  transcript: ScrollText,
}

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

/** What the speakers give along. */
export function SessionDocuments({ documents }: { documents: readonly Document[] }) {
  const t = useWords('conferences')
  if (!documents.length) return null
  return (
    <section aria-labelledby="session-documents">
      <h2 id="session-documents" className={styles.title}>
        {t('session.documents')}
      </h2>
      <ul className={styles.documents}>
        {documents.map(one => (
          <li key={one.id}>
            <Icon of={icons[one.kind]} />
            <a href={one.url} {...elsewhere}>
              {one.title}
            </a>
            <span>
              {t(`document.${one.kind}`)}
              {one.language && ` · ${one.language.toUpperCase()}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
