import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { renderToString } from 'react-dom/server'
import { defaultFairs } from '#domain/fairs/contract/public-fair.ts'
import { FairProvider } from '#domain/fairs/web/fair-context.tsx'
import { callQuery } from '#platform/web/api/api-context.tsx'
import { pageWith } from '#platform/web/testing/page.tsx'
import { designWords } from '#platform/web/ui/design/words.ts'
import { KitWordsProvider } from '#platform/web/ui/kit-words.tsx'
import { createWords, WordsProvider } from '#platform/web/words/words.ts'
import french from '../messages/fr.json' with { type: 'json' }
import atWork from '../messages/work/fr.json' with { type: 'json' }

export const someFair = { id: 7, homepage: 'rives', name: 'Rives', hue: 163, timeZone: 'Europe/Paris' }

const words = createWords('fr', { statistics: french, 'statistics/work': atWork })

type Surroundings = ReturnType<typeof pageWith>

/** A part of a page in a fair as its first HTML, in French, with what the server has answered before. */
export function pageInFair(
  part: ReactNode,
  answered: (page: Surroundings) => void = () => {},
  address = '/',
) {
  const page = pageWith({}, address)
  page.queries.setQueryData<object[]>(callQuery(page.api, defaultFairs).queryKey, [
    { ...someFair, fairLanguages: [], status: { id: 2 } },
  ])
  answered(page)
  const html = renderToString(
    page.around(
      <WordsProvider value={words}>
        <I18nProvider locale="fr-FR">
          <KitWordsProvider words={designWords}>
            <FairProvider salon="rives">{part}</FairProvider>
          </KitWordsProvider>
        </I18nProvider>
      </WordsProvider>,
    ),
  )
  return html.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('<!-- -->', '')
}
