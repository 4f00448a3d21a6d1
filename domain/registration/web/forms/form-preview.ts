import type { FormBlock } from '../../contract/registration-form.ts'

/** Under this name the composition is sent into the frame that shows the registration page. */
export const formPreview = 'form-preview'
/** In the address of that page: it waits for a composition instead of asking who is there. */
export const previewSign = 'preview'
export type FormPreview = {
  blocks: FormBlock[]
  /** The field that was changed last. */
  focus: string | null
}
