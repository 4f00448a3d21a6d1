import { Download, Trash2 } from 'lucide-react'
import { mediaLink } from '#domain/media/contract/media-object.ts'
import { fileSize } from '#platform/contract/file-size.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { dropExport, type FairExport, fairExports } from '../../contract/transfer.ts'
import styles from './transfer.module.css'

/** An export: how far it is, or its file for as long as that is there. */
export function ExportRow({ fair, one }: { fair: number; one: FairExport }) {
  const t = useWords('fairs')
  const api = useApi()
  const refresh = useRefresh()
  const locale = useLocale()
  const { run, isPending } = useAction()
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' })
  const asked = moment.format(new Date(one.askedAt))
  const { file, until } = one
  const open = (id: number) =>
    run(async () => {
      const { url } = await api.call(mediaLink, { params: { id } })
      // It is saved, so the page stays.
      window.location.assign(url)
    })
  const drop = () =>
    run(async () => {
      await api.call(dropExport, { params: { id: fair, export: one.id } })
      toast.success(t('transfer.dropped'))
      await refresh(fairExports)
    })
  return (
    <li className={styles.row}>
      {one.state === 'waiting' ? (
        <div className={styles.said}>
          <Progress label={t('transfer.making')} value={one.percent} />
          <small>{asked}</small>
        </div>
      ) : (
        <div className={styles.said}>
          <b>{file ? file.name : t('transfer.failed')}</b>
          <small>
            {[
              file && fileSize(file.size, locale),
              t(one.withPeople ? 'transfer.has_people' : 'transfer.has_no_people'),
              asked,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {until && <small>{t('transfer.until', { date: day.format(new Date(until)) })}</small>}
        </div>
      )}
      <div className={styles.actions}>
        {file && (
          <Button
            size="small"
            icon={Download}
            isDisabled={isPending}
            aria-label={t('transfer.download_named', { name: file.name })}
            onPress={() => open(file.id)}
          >
            {t('transfer.download')}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={Trash2}
          isDisabled={isPending}
          aria-label={t('transfer.drop_named', { name: file?.name ?? asked })}
          onPress={drop}
        >
          {t(one.state === 'waiting' ? 'transfer.stop' : 'transfer.drop')}
        </Button>
      </div>
    </li>
  )
}
