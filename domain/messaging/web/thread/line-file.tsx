import { FileText, Image } from 'lucide-react'
import { mediaLink } from '#domain/media/contract/media-object.ts'
import { fileSize } from '#platform/contract/file-size.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './thread.module.css'
import type { ThreadLine } from './thread-line.ts'

/** A file that was sent: opened by an address that is asked for when it is pressed, and good for five minutes. */
export function LineFile({ file }: { file: NonNullable<ThreadLine['file']> }) {
  const t = useWords('messaging')
  const locale = useLocale()
  const api = useApi()
  const { run, isPending } = useAction()
  const size = fileSize(file.size, locale)
  const open = () => {
    // Opened with the press, or browsers take it for a pop-up.
    const tab = window.open('', '_blank')
    run(async () => {
      try {
        const { url } = await api.call(mediaLink, { params: { id: file.id } })
        if (tab) tab.opener = null
        ;(tab ?? window).location.assign(url)
      } catch (error) {
        tab?.close()
        throw error
      }
    })
  }
  return (
    <button
      type="button"
      className={styles.file}
      disabled={isPending}
      onClick={open}
      aria-label={t('thread.open_file', { name: file.name, size })}
    >
      <Icon of={file.mimeType.startsWith('image/') ? Image : FileText} />
      <span>
        <b>{file.name}</b>
        <small>{size}</small>
      </span>
    </button>
  )
}
