import { useState } from 'react'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { Bar } from '#domain/search/web/bar.tsx'
import type { KnownEntry } from '#domain/search/web/options.ts'
import { runners } from '#platform/contract/runners.ts'
import { useKnownActions } from './known-actions.ts'
import { useKnownActs } from './known-acts.ts'
import { useKnownPages } from './known-pages.ts'
import { useSettingsPages } from './settings-pages.ts'
import { WithWords } from './with-words.tsx'

type Props = { take: () => string; top: number; onClose: () => void; onHelp: () => void }

/** The bar with what the application knows: its pages for this person, and what can be done. */
export default function SearchBar(props: Props) {
  const fair = useFair()
  const { roles } = usePerson()
  return (
    <WithWords of={['search', 'reference', 'visit']}>
      {fair && roles.some(role => runners.includes(role)) ? (
        <WithWords of={['exhibitors', 'fairs', 'halls', 'people']}>
          <ActingBar {...props} fair={fair.id} />
        </WithWords>
      ) : (
        <KnowingBar {...props} acts={none} settings={none} />
      )}
    </WithWords>
  )
}

const none: KnownEntry[] = []

/** For those who run the fair: what waits for them, and what they name. */
function ActingBar({ fair, ...props }: Props & { fair: number }) {
  const [asked, setAsked] = useState('')
  const settings = useSettingsPages(fair)
  return <KnowingBar {...props} {...useKnownActs(fair, asked)} settings={settings} onAsk={setAsked} />
}

type KnowingProps = Props & {
  acts: KnownEntry[]
  settings: KnownEntry[]
  answered?: string | null
  onAsk?: (asked: string) => void
}

function KnowingBar({ onHelp, acts, settings, answered, ...props }: KnowingProps) {
  return (
    <Bar
      {...props}
      fair={useFair()}
      onHelp={onHelp}
      known={{
        pages: [...useKnownPages(), ...settings],
        actions: [...acts, ...useKnownActions({ onHelp })],
        answered,
      }}
    />
  )
}
