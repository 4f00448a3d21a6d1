import { Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { lowerHand, type OwnStage, ownStage, raiseHand, type Stage } from '../../contract/stage.ts'
import styles from './people-here.module.css'
import { useAttend } from './use-stage.ts'

type Props = {
  conference: number
  stage: Stage
  own: OwnStage
  /** Whoever shows themselves is named here. */
  isNamed: boolean
  /** Hands are raised here. */
  hasHands?: boolean
  nameOf: (seat: number) => string
  children?: ReactNode
}

/** Who is here: as a number, by name who shows themselves; and whether one does so oneself. */
export function PeopleHere({ conference, stage, own, isNamed, hasHands = false, nameOf, children }: Props) {
  const t = useWords('conferences')
  const { attend, isPending } = useAttend(conference)
  const shown = [
    ...stage.seats.flatMap(({ seat, person }) => (person ? [{ ...person, seat }] : [])),
    ...stage.standing.map(person => ({ ...person, seat: null })),
  ]
  return (
    <div className={styles.here}>
      <h2 className={styles.title}>{t('people.present', { count: stage.present })}</h2>
      {isNamed && (
        <SwitchField
          label={t('people.show_me')}
          hint={t('people.show_me_hint')}
          isSelected={own.isShown}
          isDisabled={isPending}
          onChange={isShown => attend({ isShown })}
        />
      )}
      {hasHands && <OwnHand conference={conference} isUp={own.hand} />}
      {children}
      {shown.length > 0 ? (
        <ul className={styles.people} aria-label={t('people.shown')}>
          {shown.map(({ id, firstName, lastName, picture, look, seat }) => (
            <li key={id}>
              <Avatar name={`${firstName} ${lastName}`} src={picture} face={{ id, look }} size={38} />
              <span>
                <b>{`${firstName} ${lastName}`}</b>
                <small>{seat === null ? t('people.stands') : t('seat.place', { seat: nameOf(seat) })}</small>
              </span>
              {seat !== null && seat !== own.seat && (
                <Button
                  size="small"
                  variant="secondary"
                  isDisabled={isPending}
                  aria-label={t('seat.beside_named', { name: `${firstName} ${lastName}` })}
                  onPress={() => attend({ beside: seat })}
                >
                  {t('seat.beside')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t(isNamed ? 'people.nobody_shown' : 'people.hidden')}</p>
      )}
    </div>
  )
}

function OwnHand({ conference, isUp }: { conference: number; isUp: boolean }) {
  const t = useWords('conferences')
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const turn = () =>
    run(async () => {
      await api.call(isUp ? lowerHand : raiseHand, { params: { id: conference } })
      await refresh(ownStage)
    })
  return (
    <Button
      variant={isUp ? 'soft' : 'secondary'}
      icon={Hand}
      isPending={isPending}
      aria-pressed={isUp}
      onPress={turn}
    >
      {t(isUp ? 'hand.lower' : 'hand.raise')}
    </Button>
  )
}
