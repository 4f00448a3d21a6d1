import { use } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { TabLinks } from '#platform/web/ui/tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { accountPaths } from '../../contract/paths.ts'
import { usePerson } from '../person.ts'
import styles from './profile.module.css'
import { ProfileNotice } from './profile-notice.ts'

const tabs = {
  edit: accountPaths.userManage,
  card: accountPaths.userProfile,
  security: accountPaths.userSecurity,
  data: accountPaths.userData,
}

/** The head of the pages about oneself: who one is, and the four of them. */
export function ProfileHead({ current }: { current: keyof typeof tabs }) {
  const t = useWords('identity')
  const href = useSalonHref()
  const { user } = usePerson()
  const Notice = use(ProfileNotice)
  return (
    <div className={styles.head}>
      <PageTitle title={`${user?.firstName ?? ''} ${user?.lastName ?? ''}`} lead={user?.email} />
      <Notice />
      <TabLinks
        label={t('profile.parts')}
        current={current}
        tabs={Object.entries(tabs).map(([id, path]) => ({
          id,
          label: t(`profile.part_${id}`),
          href: href(path),
        }))}
      />
    </div>
  )
}
