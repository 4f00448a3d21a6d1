import { BadgeCheck, DoorOpen, Hourglass } from 'lucide-react'
import { useParams } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Form, FormActions } from '#platform/web/ui/form.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SessionUser } from '../../contract/session.ts'
import type { RegistrationLinks } from '../login-form.tsx'
import { Outcome } from '../outcome.tsx'
import { usePerson } from '../person.ts'
import { Closed } from './closed.tsx'
import styles from './registration-form.module.css'
import { useJoin } from './use-join.ts'

/** Who runs fairs enters them without registering. */
const runners = ['superAdmin', 'superOrganizer', 'organizer']

/** Somebody who is logged in needs no second account: one press, and they are in this fair too. */
export function JoinFair({ fair, open }: { fair: PublicFair; open: RegistrationLinks }) {
  const t = useWords('identity')
  const href = useSalonHref()
  const { user, roles } = usePerson()
  if (!user) return null
  const mine = user.fairUsers.find(one => one.fair.id === fair.id)
  const enter = <ButtonLink href={href('/')}>{t('join.enter')}</ButtonLink>
  if (runners.some(role => roles.includes(role)))
    return (
      <Outcome icon={DoorOpen} title={t('join.runs', { fair: fair.name })} actions={enter}>
        {t('join.runs_text')}
      </Outcome>
    )
  if (mine)
    return (
      <Outcome
        icon={mine.isValidated === 1 ? BadgeCheck : Hourglass}
        title={t('join.done', { fair: fair.name })}
        actions={enter}
      >
        {t(`join.state_${mine.isValidated}`)}
      </Outcome>
    )
  const isForFirm = Boolean(user.firm) && roles.includes('firmAdmin')
  if (!open[isForFirm ? 'exhibitor' : 'visitor']) return <Closed />
  return <Join fair={fair} user={user} isForFirm={isForFirm} />
}

type Props = { fair: PublicFair; user: SessionUser; isForFirm: boolean }

function Join({ fair, user, isForFirm }: Props) {
  const t = useWords('identity')
  const href = useSalonHref()
  const { formtype } = useParams()
  const { submit, problems, isPending } = useJoin(fair)
  const names = { fair: fair.name, email: user.email, firm: user.firm?.name ?? '' }
  return (
    <Outcome icon={DoorOpen} title={t('join.title', names)}>
      <p>{t(isForFirm ? 'join.with_firm' : 'join.alone', names)}</p>
      {formtype === 'exhibitor' && !isForFirm && <p>{t('join.no_firm')}</p>}
      <p>
        {t('join.accept')}{' '}
        <a className={styles.link} href={href(fairPaths.terms)} target="_blank" rel="noreferrer">
          {t('register.read_terms')}
        </a>{' '}
        {t('register.new_tab')}
      </p>
      <Form problems={problems} onSubmit={submit} aria-label={t('join.submit')}>
        <FormActions>
          <Button type="submit" isPending={isPending}>
            {t('join.submit')}
          </Button>
        </FormActions>
      </Form>
    </Outcome>
  )
}
