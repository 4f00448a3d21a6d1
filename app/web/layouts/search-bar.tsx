import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { Bar } from '#domain/search/web/bar.tsx'
import { useKnownActions } from './known-actions.ts'
import { useKnownPages } from './known-pages.ts'
import { WithWords } from './with-words.tsx'

type Props = { take: () => string; top: number; onClose: () => void; onHelp: () => void }

/** The bar with what the application knows: its pages for this person, and what can be done. */
export default function SearchBar(props: Props) {
  return (
    <WithWords of={['search', 'reference', 'visit']}>
      <KnowingBar {...props} />
    </WithWords>
  )
}

function KnowingBar({ onHelp, ...props }: Props) {
  const fair = useFair()
  return (
    <Bar
      {...props}
      fair={fair}
      onHelp={onHelp}
      known={{ pages: useKnownPages(), actions: useKnownActions({ onHelp }) }}
    />
  )
}
