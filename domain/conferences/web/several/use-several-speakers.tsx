import { Eye, EyeOff, Mail, Trash2 } from 'lucide-react'
import { listTrash } from '#domain/fairs/contract/trash.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { useUndo } from '#domain/fairs/web/trash/use-undo.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { inviteSpeakers, removeSpeakers, showSpeakers } from '../../contract/several.ts'
import { speakerCards } from '../../contract/speaker.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { BulkBar } from './bulk-bar.tsx'
import { idsOf, useSeveral } from './use-several.ts'

type Speaker = RecordOf<typeof speakerCards>
type Speakers = readonly Speaker[]

/** Their "no" stands: asking them again, or naming them, is done one by one. */
const hasDeclined = ({ state }: Speaker) => state === 'declined'
const isShowable = (speaker: Speaker) => !speaker.isVisible && !hasDeclined(speaker)
/** Whose address is known, and who has not answered. */
const isInvitable = ({ state, user, invitedEmail }: Speaker) =>
  state !== 'confirmed' && state !== 'declined' && (user !== null || invitedEmail !== null)

/** What shows speakers, and is read anew when one has changed. */
export const shownBySpeakers = [speakerCards, ...shownBySessions] as const

/** What is done with several speakers of a list at once. */
export function useSeveralSpeakers(rows: Speakers) {
  const several = useSeveral<Speaker, 'invite'>({
    rows,
    noun: 'speakers',
    nameOf: ({ name }) => name,
    shownBy: [...shownBySpeakers, listTrash],
  })
  const fair = useCurrentFair()
  const { undo } = useUndo(...shownBySpeakers)
  const { api, t, what, act, asked, ask, close, isPending, chosen, clear, count, list } = several
  const invitable = chosen.filter(isInvitable)
  const show = (isVisible: boolean) => {
    const those = chosen.filter(isVisible ? isShowable : speaker => speaker.isVisible)
    const set = (those: Speakers, isVisible: boolean) =>
      api.call(showSpeakers, { body: { ids: idsOf(those), isVisible } })
    const back = isVisible ? those : those.filter(speaker => !hasDeclined(speaker))
    act(those, {
      said: isVisible ? 'shown' : 'hidden',
      work: () => set(those, isVisible),
      undo: back.length ? () => set(back, !isVisible) : undefined,
    })
  }
  const invite = (those: Speakers) =>
    act(those, {
      said: 'invited',
      work: () => api.call(inviteSpeakers, { body: { ids: idsOf(those) } }),
    })
  const remove = (those: Speakers) =>
    act(those, {
      said: 'removed',
      work: () => api.call(removeSpeakers, { body: { ids: idsOf(those) } }),
      action: undo({ kind: 'speaker', of: idsOf(those), fair: fair.id, name: what(those) }),
    })
  return {
    ...list,
    bar: (
      <>
        <BulkBar
          count={count}
          onClear={clear}
          isPending={isPending}
          actions={[
            {
              label: t('speakers.invite'),
              icon: Mail,
              isDisabled: !invitable.length,
              onPress: () => ask('invite', invitable),
            },
            {
              label: t('several.show'),
              icon: Eye,
              isDisabled: !chosen.some(isShowable),
              onPress: () => show(true),
            },
            {
              label: t('several.hide'),
              icon: EyeOff,
              isDisabled: !chosen.some(({ isVisible }) => isVisible),
              onPress: () => show(false),
            },
            { label: t('sessions.remove'), icon: Trash2, onPress: () => remove(chosen) },
          ]}
        />
        <Confirm
          isOpen={asked?.what === 'invite'}
          onOpenChange={isOpen => isOpen || close()}
          title={t('several.ask_invite', { what: what(asked?.those ?? []) })}
          confirmLabel={t('speakers.invite_do')}
          isPending={isPending}
          onConfirm={() => asked && invite(asked.those)}
        >
          <p>{t('several.invite_text')}</p>
          {invitable.length < chosen.length && <p>{t('several.invite_rest')}</p>}
        </Confirm>
      </>
    ),
  }
}
