import { Copy, Rss } from 'lucide-react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { jobFeed } from '../../../contract/job-calls.ts'
import styles from './own.module.css'

/** Where a job board finds the offers that take applications, in the language of the page: of one’s firm, or of the whole fair. */
export function FeedAddress() {
  const t = useWords('jobs')
  return (
    <PopoverButton
      isSheet
      label={t('own_offers.feed')}
      placement="bottom end"
      trigger={
        <Button variant="secondary" size="small" icon={Rss}>
          {t('own_offers.feed')}
        </Button>
      }
    >
      <Feed />
    </PopoverButton>
  )
}

function Feed() {
  const t = useWords('jobs')
  const locale = useLocale()
  const fair = useCurrentFair()
  const { user, roles } = usePerson()
  const firm = isFor(runners, roles) ? undefined : user?.firm?.id
  const query = new URLSearchParams({ fair: String(fair.id), ...(firm && { firm: String(firm) }), locale })
  const url = `${location.origin}/api${jobFeed.path}?${query}`
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    toast.success(t('own_offers.feed_copied'))
  }
  return (
    <div className={styles.feed}>
      <p>{t(firm ? 'own_offers.feed_of_firm' : 'own_offers.feed_of_fair')}</p>
      {!fair.isPublicAccess && <p>{t('own_offers.feed_for_members')}</p>}
      <TextField label={t('own_offers.feed_url')} value={url} isReadOnly />
      {'clipboard' in navigator && (
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          {t('own_offers.feed_copy')}
        </Button>
      )}
    </div>
  )
}
