import { Plus, Store } from 'lucide-react'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { firms } from '../contract/firm.ts'
import { standConfigure, standCreate } from '../contract/paths.ts'
import people from './people.module.css'
import { standNumber, standsIn } from './stand-options.ts'
import tracking from './tracking/tracking.module.css'

/** The booths of a firm in this fair, each leading to its editor; where there is none, to making one. */
export function FirmStands({ firm }: { firm: RecordOf<typeof firms> }) {
  const t = useWords('exhibitors')
  const fair = useFair()
  const href = useSalonHref()
  const stands = standsIn(firm, fair?.id)
  return (
    <section className={people.part}>
      <div className={people.head}>
        <h2>{t('tracking.booths')}</h2>
        <ButtonLink variant="secondary" icon={Plus} href={`${href(standCreate)}?firm=${firm.id}`}>
          {t('tracking.create_booth')}
        </ButtonLink>
      </div>
      {stands.length === 0 && <p className={tracking.none}>{t('tracking.state_none')}</p>}
      <div className={tracking.chipsInRow}>
        {stands.map(stand => (
          <ButtonLink
            key={stand.id}
            variant="soft"
            icon={Store}
            href={href(standConfigure, { id: stand.id })}
          >
            {t('list.stand', { number: standNumber(stand) || t('tracking.unplaced') })}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
