import { I18nProvider } from 'react-aria-components'
import { DesignPage } from '#platform/web/ui/design-page.tsx'
import { WithWords } from '../layouts/with-words.tsx'

/** The kit with its own words, which are English whatever the machine speaks. */
export function KitPage() {
  return (
    <I18nProvider locale="en">
      <WithWords of={['lists']}>
        <DesignPage />
      </WithWords>
    </I18nProvider>
  )
}
