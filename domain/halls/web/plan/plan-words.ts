import { useMemo } from 'react'
import type { PlanWords } from '#domain/scenes/web/words.ts'
import { useWords } from '#platform/web/words/words.ts'

/** The plan's sentences in the reader's language. */
export function usePlanWords(): PlanWords {
  const t = useWords('halls')
  return useMemo(
    () => ({
      planLabel: ({ letter, name, places, free }) =>
        t('plan.scene_label', {
          hall: name === letter ? letter : `${letter}, ${name}`,
          places: t('plan.places', { count: places }),
          free: t('plan.free_places', { count: free }),
        }),
      placeLabel: ({ number, stand }) =>
        stand
          ? [
              t('plan.place', { number }),
              stand.name,
              t(`plan.progress_${stand.progress}`),
              stand.hidden ? t('plan.is_hidden') : '',
            ]
              .filter(Boolean)
              .join(', ')
          : `${t('plan.place', { number })}, ${t('plan.is_free')}`,
    }),
    [t],
  )
}
