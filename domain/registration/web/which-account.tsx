import { Footprints, type LucideIcon, Store } from 'lucide-react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import type { RegistrationLinks } from '#domain/identity/web/login-form.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FormType } from '../contract/registration-form.ts'
import styles from './which-account.module.css'

const ways: readonly { type: FormType; icon: LucideIcon }[] = [
  { type: 'visitor', icon: Footprints },
  { type: 'exhibitor', icon: Store },
]

/** Two doors: one for who looks around, one for who exhibits. Only those that the fair has opened. */
export function WhichAccount({ fair, open }: { fair: PublicFair; open: RegistrationLinks }) {
  const t = useWords('registration')
  return (
    <>
      <PageTitle before={fair.name} title={t('register.which')} lead={t('register.which_lead')} />
      <ul className={styles.ways}>
        {ways.map(({ type, icon }) => {
          const href = open[type]
          return (
            href && (
              <li key={type} className={styles.way}>
                <div className={styles.words}>
                  <h2 className={styles.title}>
                    <Link to={href}>{t(`register.way_${type}`)}</Link>
                  </h2>
                  <p className={styles.text}>{t(`register.way_${type}_text`)}</p>
                </div>
                <span className={styles.arch} aria-hidden="true">
                  <Icon of={icon} />
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className={styles.foot}>
        <ButtonLink variant="ghost" href={accountPaths.login}>
          {t('register.have_account')}
        </ButtonLink>
      </p>
    </>
  )
}
