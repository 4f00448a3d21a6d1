import { Globe } from 'lucide-react'
import { useLocation } from 'react-router'
import { languagesOf, useShownFair } from '#domain/fairs/web/fair-context.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { MenuButton, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { languageNames } from '#platform/web/words/language-names.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'

/** The languages that the page is offered in. */
export const useLanguages = () => languagesOf(useShownFair())

/** Each loads the same place in other words. */
export const useLanguageEntries = (): MenuEntry[] => {
  const { pathname, search } = useLocation()
  return useLanguages().map(code => {
    const query = new URLSearchParams(search)
    query.set('lang', code)
    // A whole load: words, dates and server-rendered content change together, the place stays.
    return {
      id: code,
      label: languageNames[code],
      flag: code,
      onAction: () => location.assign(`${pathname}?${query}`),
    }
  })
}

export function LanguageMenu() {
  const t = useWords('app')
  const locale = useLocale()
  return (
    <MenuButton
      label={t('nav.language')}
      trigger={
        <Button
          variant="ghost"
          icon={Globe}
          aria-label={`${t('nav.language')}: ${languageNames[locale]} (${locale.toUpperCase()})`}
        >
          {locale.toUpperCase()}
        </Button>
      }
      groups={[{ id: 'languages', entries: useLanguageEntries() }]}
    />
  )
}
