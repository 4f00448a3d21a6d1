import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { EmptyTrash } from '#platform/web/trash/empty-trash.tsx'
import { TrashTable } from '#platform/web/trash/trash-table.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type BoothContent, emptyBoothTrash, trashOfBooth } from '../../contract/configuration.ts'
import styles from './configure.module.css'
import type { PartProps } from './part.ts'

type Part = Pick<PartProps, 'booth' | 'draft'>
/** What a brochure, a poster or a video is put back as. */
type Restored = (now: BoothContent) => Partial<BoothContent>

/** Says that something is out of the booth, with the way back. */
export function useRemoved({ draft }: Part) {
  const t = useWords('stands')
  return (name: string, back: Restored) =>
    toast.success(t('configure.removed', { name }), {
      action: { label: t('lists:trash.undo'), onPress: () => draft.set(back) },
    })
}

const nameIn = (content: object) => ('title' in content ? content.title : 'name' in content && content.name)

/** What was removed of one kind, and can be put back. */
export function BoothTrash({ booth, draft, kind }: Part & { kind: 'brochure' | 'poster' | 'video' }) {
  const t = useWords('stands')
  const api = useApi()
  const refresh = useRefresh()
  const params = { params: { id: booth.id } }
  const { data = [] } = useQuery(callQuery(api, trashOfBooth, params))
  const removed = data.filter(one => one.kind === kind)
  if (!removed.length) return null
  const empty = async () => {
    await api.call(emptyBoothTrash, params)
    await refresh(trashOfBooth)
  }
  return (
    <>
      <TrashTable
        entries={removed.map(({ content, ...one }) => ({
          ...one,
          name: String(nameIn(content) || t(`configure.${kind}_named`)),
        }))}
        restore={async ({ id }) => {
          const one = removed.find(other => other.id === id)
          if (one?.kind === 'brochure')
            draft.set(now => ({ brochures: [...now.brochures, { ...one.content, id: null }] }))
          else if (one) draft.set({ [one.kind]: one.content })
        }}
      />
      <div className={styles.actions}>
        <EmptyTrash label={t('configure.empty_trash')} empty={empty}>
          {data.map(({ content, kind }) => nameIn(content) || t(`configure.${kind}_named`)).join(', ')}
        </EmptyTrash>
      </div>
    </>
  )
}
