import type { DraftState } from '#platform/web/forms/use-draft.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { FirmChoices } from './choices.ts'
import { type FirmDraft, networksOf } from './firm-draft.ts'

/** The firm's pages in social networks; an empty field is no page. */
export function NetworkFields({ draft, choices }: { draft: DraftState<FirmDraft>; choices: FirmChoices }) {
  const kept = networksOf(draft.value)
  const change = (code: string, text: string) => {
    const { [code]: _before, ...others } = kept
    draft.set('socialNetworks', text.trim() ? { ...others, [code]: text.trim() } : others)
  }
  return choices.networks.map(({ code, name }) => (
    <TextField
      key={code}
      name={`socialNetworks.${code}`}
      type="url"
      label={name ?? code}
      placeholder="https://"
      value={kept[code] ?? ''}
      onChange={text => change(code, text)}
    />
  ))
}
