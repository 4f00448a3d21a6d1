import { PencilRuler } from 'lucide-react'
import { useParams } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { BarredBooth } from '#domain/stands/web/barred-booth.tsx'
import { OwnBooth } from '#domain/stands/web/own-booth.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { Admins, Colleagues } from '../stand-contacts/colleagues.tsx'
import { ContactList } from '../stand-contacts/contact-list.tsx'
import styles from '../stand-contacts/contacts.module.css'
import { InviteForm } from '../stand-contacts/invite-form.tsx'
import { useTeam } from '../stand-contacts/use-team.ts'

/** Who staffs a booth, who may furnish it, and how somebody new comes in. */
export default function StandAddContactsPage() {
  const { id } = useParams()
  return id === undefined ? (
    <OwnBooth path={standPaths.standAddContacts} />
  ) : (
    <Contacts key={id} stand={Number(id)} />
  )
}

function Contacts({ stand }: { stand: number }) {
  const t = useWords('people')
  const href = useSalonHref()
  const team = useTeam(stand)
  const { data, error, refetch } = team
  if (error)
    return (
      <BarredBooth id={stand}>
        <ErrorState title={t('contacts.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </BarredBooth>
    )
  if (!data) return <Skeleton shape="rows" count={6} />
  const { people, firm } = data
  return (
    <>
      <PageTitle
        before={firm.name}
        title={t('contacts.title')}
        lead={t('contacts.lead')}
        actions={
          <ButtonLink
            variant="secondary"
            icon={PencilRuler}
            href={href(standPaths.standConfigure, { id: stand })}
          >
            {t('stands:booths.configure')}
          </ButtonLink>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.part} aria-label={t('contacts.title')}>
            <ContactList team={team} people={people} />
          </section>
          <section className={styles.part}>
            <h2 className={styles.title}>{t('contacts.colleagues')}</h2>
            <Colleagues team={team} people={people} />
          </section>
          <section className={styles.part}>
            <h2 className={styles.title}>{t('contacts.admins')}</h2>
            <Admins team={team} people={people} />
          </section>
        </div>
        <section className={styles.part}>
          <h2 className={styles.title}>{t('contacts.invite_title')}</h2>
          <p className={styles.quiet}>{t('contacts.invite_text')}</p>
          <InviteForm stand={stand} team={team} />
        </section>
      </div>
    </>
  )
}
