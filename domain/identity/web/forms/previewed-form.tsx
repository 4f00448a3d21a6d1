import { useEffect, useState } from 'react'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { usePreviewed } from '#platform/web/screens/preview-frame.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { FormType } from '../../contract/registration-form.ts'
import { RegistrationFace } from '../registration/registration-face.tsx'
import { type FormPreview, formPreview } from './form-preview.ts'

/** In the frame beside its editor: the form as it will be. It can be tried, and sends nothing. */
export function PreviewedForm({ type, fair }: { type: FormType; fair: PublicFair }) {
  const preview = usePreviewed<FormPreview>(formPreview)
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    // Opened by itself: the page as everybody sees it.
    if (window.parent === window) location.replace(location.pathname)
  }, [])
  if (!preview) return <Skeleton shape="rows" count={8} />
  return (
    <RegistrationFace
      type={type}
      fair={fair}
      blocks={preview.blocks}
      values={values}
      onChange={(name, value) => setValues(before => ({ ...before, [name]: value }))}
      onSubmit={() => undefined}
    />
  )
}
