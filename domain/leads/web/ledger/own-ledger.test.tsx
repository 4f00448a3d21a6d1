import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { FairProvider } from '#domain/fairs/web/fair-context.tsx'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { pageWith } from '#platform/web/testing/page.tsx'
import { designWords } from '#platform/web/ui/design/words.ts'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'
import { createWords, WordsProvider } from '#platform/web/words/words.ts'
import { type PrivacyLedger, readPrivacyLedger } from '../../contract/consent.ts'
import { type EvidenceKind, seenKinds } from '../../contract/evidence.ts'
import french from '../messages/fr.json' with { type: 'json' }
import OwnLedger from './own-ledger.tsx'

const since = '2026-11-24T08:00:00.000Z'
const held: PrivacyLedger = [
  {
    fair: { id: 7, name: 'Rives', homepage: 'rives' },
    organizers: null,
    library: null,
    entries: [
      {
        firm: { id: 3, name: 'Forge' },
        card: since,
        visits: since,
        seesKept: true,
        seen: { visit: 12, download: 2, bookmark: 1, session: 3 },
        scannedAt: since,
        contactSince: since,
        keptUntil: null,
        noteCount: 0,
        conversationSince: since,
        calls: 2,
        callsSince: since,
        talks: 4,
        talksSince: since,
        applications: [{ id: 1, title: 'Soudeur', at: since, status: null, keptUntil: null }],
        cvReaders: [],
        exportedAt: null,
        withdrawnAt: null,
      },
    ],
  },
]
const saidOf: Record<EvidenceKind, string> = {
  call: '2 appels',
  conversation: 'Votre conversation',
  application: 'Candidature « Soudeur »',
  card: 'Votre carte',
  scan: 'Votre badge',
  queue: '4 entretiens après sa file d’attente',
  session: '3 sessions suivies',
  visit: '12 passages sur ses stands',
  download: '2 brochures emportées',
  bookmark: '1 stand ou brochure gardé',
}

it('the ledger names each kind of thing that a firm holds, and all that a yes shows it', () => {
  const page = pageWith()
  page.queries.setQueryData<object[]>(callQuery(page.api, defaultFairs).queryKey, [
    {
      id: 7,
      homepage: 'rives',
      name: 'Rives',
      timeZone: 'Europe/Paris',
      fairLanguages: [],
      status: { id: 2 },
    },
  ])
  page.queries.setQueryData(callQuery(page.api, readPrivacyLedger).queryKey, held)
  const html = renderToString(
    page.around(
      <WordsProvider value={createWords('fr', { leads: french })}>
        <KitWordsProvider words={designWords}>
          <FairProvider salon="rives">
            <OwnLedger />
          </FairProvider>
        </KitWordsProvider>
      </WordsProvider>,
    ),
  ).replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const said of Object.values(saidOf)) expect(html).toContain(said)
  for (const kind of seenKinds) expect(html).toContain(french.card.seen[kind])
})
