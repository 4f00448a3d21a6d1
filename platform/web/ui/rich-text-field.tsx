import { CircleAlert } from 'lucide-react'
import { Suspense, useId } from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import field from './field.module.css'
import { Icon } from './icon.tsx'
import type { RichTextInserts } from './insert-menu.tsx'
import styles from './rich-text-field.module.css'
import { Skeleton } from './skeleton.tsx'

const RichTextEditor = lazyWithRetry(() => import('./rich-text-editor.tsx'))

export interface RichTextFieldProps {
  label: string
  hint?: string
  /** HTML; an empty text is an empty string. */
  value: string
  /** HTML as typed. The server reduces it to the permitted tags. */
  onChange: (html: string) => void
  /** Language of what is typed. */
  lang?: string
  error?: string
  /** What can be put in at the caret: names that are filled in later. */
  inserts?: RichTextInserts
  /** Videos of other sites may stand in it. Mails show none. */
  hasVideos?: boolean
}

/** A text with headings, lists and links. Its editor is heavy and comes by itself, when the field is shown. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, value, onChange, lang, error, inserts, hasVideos } = props
  const id = useId()
  return (
    <div className={field.field}>
      <span className={field.head}>
        <span className={field.label} id={`${id}-label`}>
          {label}
        </span>
      </span>
      <div className={styles.box}>
        <Suspense
          fallback={
            <div className={styles.coming}>
              <Skeleton shape="lines" />
            </div>
          }
        >
          <RichTextEditor
            id={id}
            label={label}
            describedBy={[hint && `${id}-hint`, error && `${id}-problem`].filter(Boolean).join(' ')}
            isInvalid={error !== undefined}
            value={value}
            onChange={onChange}
            lang={lang}
            inserts={inserts}
            hasVideos={hasVideos}
          />
        </Suspense>
      </div>
      {hint && (
        <span className={field.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={field.problem} id={`${id}-problem`}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </span>
      )}
    </div>
  )
}
