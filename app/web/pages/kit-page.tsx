import { I18nProvider } from 'react-aria-components'
import { DesignPage } from '#platform/web/ui/design-page.tsx'

/** The kit with its own words, which are English whatever the machine speaks. */
export function KitPage() {
  return (
    <I18nProvider locale="en">
      <DesignPage />
    </I18nProvider>
  )
}
