import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { usePreviewed } from '#platform/web/screens/preview-frame.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { type FormType, registrationForm } from '../../contract/registration-form.ts'
import { RegistrationFace } from '../registration-face.tsx'
import { type FormPreview, formPreview } from './form-preview.ts'

/** In the frame beside its editor: the form as it will be. It can be tried, and sends nothing. */
export function PreviewedForm({ type, fair }: { type: FormType; fair: PublicFair }) {
  const preview = usePreviewed<FormPreview>(formPreview)
  const api = useApi()
  // What is published is shown until the editor has sent what it makes of it.
  const published = useQuery(callQuery(api, registrationForm, { query: { type, fair: String(fair.id) } }))
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    // Opened by itself: the page as everybody sees it.
    if (window.parent === window) location.replace(location.pathname)
  }, [])
  const focus = preview?.focus
  useEffect(() => {
    const field = focus && document.getElementsByName(focus)[0]?.closest('[class]:not([class=""])')
    // Not scrollIntoView, which would move the editor around the frame as well.
    if (field)
      scrollTo({ top: field.getBoundingClientRect().top + scrollY - innerHeight / 3, behavior: 'smooth' })
  }, [focus])
  const blocks = preview?.blocks ?? published.data?.blocks
  if (!blocks) return <LoadState of={published} shape="rows" count={8} />
  return (
    <RegistrationFace
      type={type}
      fair={fair}
      blocks={blocks}
      values={values}
      onChange={(name, value) => setValues(before => ({ ...before, [name]: value }))}
      onSubmit={() => undefined}
    />
  )
}
