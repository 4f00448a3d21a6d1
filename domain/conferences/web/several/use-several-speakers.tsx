import { Eye, EyeOff, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '#platform/contract/resource.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import { inviteSpeakers, removeSpeakers, showSpeakers } from '../../contract/several.ts'
import { speakerCards } from '../../contract/speaker.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'
import { idsOf, useSeveral } from './use-several.ts'

type Speaker = RecordOf<typeof speakerCards>
type Speakers = readonly Speaker[]

/** Their "no" stands: asking them again, or naming them, is done one by one. */
const hasDeclined = ({ state }: Speaker) => state === 'declined'
const isShowable = (speaker: Speaker) => !speaker.isVisible && !hasDeclined(speaker)
/** Whose address is known, and who has not answered. */
const isInvitable = ({ state, user, invitedEmail }: Speaker) =>
  state !== 'confirmed' && state !== 'declined' && (user !== null || invitedEmail !== null)

/** What is done with several speakers of a list at once. */
export function useSeveralSpeakers(rows: Speakers) {
  const { api, t, what, act, isPending, chosen, clear, count, list } = useSeveral({
    rows,
    noun: 'speakers',
    nameOf: ({ name }) => name,
    shownBy: [speakerCards, ...shownBySessions],
  })
  const [asked, ask] = useState<'invite' | 'remove' | null>(null)
  const close = () => ask(null)
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
  const invite = () =>
    act(invitable, {
      said: 'invited',
      work: async () => {
        await api.call(inviteSpeakers, { body: { ids: idsOf(invitable) } })
        close()
      },
    })
  const remove = () =>
    act(chosen, {
      said: 'deleted',
      work: async () => {
        await api.call(removeSpeakers, { body: { ids: idsOf(chosen) } })
        close()
      },
    })
  return {
    ...list,
    bar: (
      <>
        <SelectionBar count={count} onClear={clear}>
          <Button
            size="small"
            icon={Mail}
            isPending={isPending}
            isDisabled={!invitable.length}
            onPress={() => ask('invite')}
          >
            {t('speakers.invite')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={Eye}
            isDisabled={!chosen.some(isShowable)}
            onPress={() => show(true)}
          >
            {t('several.show')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={EyeOff}
            isDisabled={!chosen.some(({ isVisible }) => isVisible)}
            onPress={() => show(false)}
          >
            {t('several.hide')}
          </Button>
          <Button size="small" variant="secondary" icon={Trash2} onPress={() => ask('remove')}>
            {t('setup.remove')}
          </Button>
        </SelectionBar>
        <Confirm
          isOpen={asked === 'invite'}
          onOpenChange={isOpen => isOpen || close()}
          title={t('several.ask_invite', { what: what(invitable) })}
          confirmLabel={t('speakers.invite_do')}
          isPending={isPending}
          onConfirm={invite}
        >
          <p>{t('several.invite_text')}</p>
          {invitable.length < chosen.length && <p>{t('several.invite_rest')}</p>}
        </Confirm>
        <Confirm
          isOpen={asked === 'remove'}
          isDanger
          onOpenChange={isOpen => isOpen || close()}
          title={t('several.ask_remove', { what: what(chosen) })}
          confirmLabel={t('setup.remove')}
          isPending={isPending}
          onConfirm={remove}
        >
          <p>{t('several.speakers_gone')}</p>
        </Confirm>
      </>
    ),
  }
}
