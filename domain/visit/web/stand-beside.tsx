import { ExternalLink, Settings2, Tag } from 'lucide-react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { standPaths } from '#domain/stands/contract/paths.ts'
import { RecordBeside, RecordFacts, RecordWays } from '#platform/web/list/record-beside.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/mark.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { useWords } from '#platform/web/words/words.ts'

type Props = {
  stand: PlanStand
  number: string
  onShow: (isVisible: boolean) => void
  onLabel: () => void
}

/** A stand of the list beside it: where it stands, how far it is, whether it is seen. */
export function StandBeside({ stand, number, onShow, onLabel }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  const { name, color, shape, initials, logo } = stand
  const facts: [label: string, value: string][] = [
    [t('halls:plan.place_field'), number],
    [t('hall_stands.sector'), stand.sector ?? '–'],
    [t('halls:plan.state'), t(`halls:plan.state_${stand.configurationState}`)],
  ]
  return (
    <RecordBeside
      mark={<Mark name={name} color={color} shape={shape} initials={initials} logo={logo} size={52} />}
      name={name}
    >
      <RecordFacts facts={facts} />
      <SwitchField
        label={t('halls:plan.show')}
        hint={stand.isFirmValidated ? undefined : t('halls:plan.not_validated')}
        isSelected={stand.isVisible}
        onChange={onShow}
      />
      <RecordWays name={name}>
        <Button variant="secondary" size="small" icon={Tag} onPress={onLabel}>
          {t('halls:plan.label_change')}
        </Button>
        <ButtonLink
          variant="secondary"
          size="small"
          icon={Settings2}
          href={href(standPaths.standConfigure, { id: stand.id })}
        >
          {t('hall_stands.configure')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="small"
          icon={ExternalLink}
          href={href(visitPaths.standVisit, { id: stand.id })}
        >
          {t('halls:plan.visit')}
        </ButtonLink>
      </RecordWays>
    </RecordBeside>
  )
}
