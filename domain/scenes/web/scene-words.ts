import { useMemo } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import type { CardWords, InteriorWords, LobbyWords, PresenceWords, SceneWords } from './words.ts'

/** The scenes' sentences in the reader's language. */
export function useSceneWords(): SceneWords & CardWords & LobbyWords & InteriorWords & PresenceWords {
  const t = useWords('scenes')
  return useMemo(() => {
    const count = (key: string, number: number, values: object = {}) =>
      t(`scene.${key}`, { count: number, ...values })
    return {
      hallLabel: hall =>
        t('scene.hall_label', {
          letter: hall.letter,
          stands: count('stands', hall.stands),
          aisles: count('aisles', hall.aisles),
        }),
      boothLabel: booth =>
        [
          `${t('scene.stand_number', { number: booth.number })}, ${[booth.name, booth.sector].filter(Boolean).join(', ')}.`,
          booth.free
            ? count('free_people', booth.free)
            : t(booth.busy ? 'scene.all_talking' : 'scene.nobody_here'),
          booth.chat ? t('scene.chatting') : '',
          booth.jobs ? count('offers', booth.jobs) : '',
        ]
          .filter(Boolean)
          .join(' '),
      zoomIn: t('scene.zoom_in'),
      zoomOut: t('scene.zoom_out'),
      zoomFit: t('scene.zoom_fit'),
      skipToList: t('scene.skip_to_list'),
      standNumber: number => t('scene.stand_number', { number }),
      free: number => count('free', number),
      talking: t('scene.talking'),
      nobody: t('scene.nobody'),
      summary: booth =>
        [
          booth.busy ? count('in_conversation', booth.busy) : '',
          booth.jobs ? count('offers', booth.jobs) : '',
        ]
          .filter(Boolean)
          .join(' · '),
      visit: t('scene.visit'),
      close: t('scene.close'),
      lobbyLabel: lobby => t('scene.lobby_label', { halls: count('halls', lobby.doors.length) }),
      doorLabel: door =>
        t('scene.door_label', {
          letter: door.letter,
          name: door.name,
          stands: count('stands', door.stands),
          staffed: count('staffed', door.staffed),
        }),
      doorNow: door =>
        door.staffed
          ? t('scene.door_staffed', { count: door.staffed, stands: count('stands', door.stands) })
          : count('stands', door.stands),
      gallery: row => t('scene.gallery', row),
      galleries: t('scene.galleries'),
      previousGallery: t('scene.previous_gallery'),
      nextGallery: t('scene.next_gallery'),
      conferences: t('scene.conferences'),
      jobs: t('scene.jobs'),
      jobsNow: now =>
        [count('offers', now.count), now.fresh ? count('fresh', now.fresh) : '']
          .filter(Boolean)
          .join('\u00a0· '),
      desk: t('scene.desk'),
      deskNow: now => (now.free ? count('free_people', now.free) : t('scene.desk_write')),
      interiorLabel: booth => `${t('scene.stand_number', { number: booth.number })}, ${booth.name}`,
      personLabel: person =>
        `${person.name}, ${t(person.free ? 'scene.person_free' : person.busy ? 'scene.talking' : 'scene.person_away')}`,
      counterLabel: name => t('scene.counter', { name }),
      posterLabel: title => t('scene.poster', { title }),
      videoLabel: title => t('scene.video_of', { title }),
      brochuresLabel: number => count('brochures', number),
      brochures: number => count('brochures', number),
      video: t('scene.video'),
      litUp: (number, one) =>
        one && number === 1
          ? t('scene.one_lit_up', { name: one.name })
          : t('scene.lit_up_many', { count: number }),
      wentDark: (number, one) =>
        one && number === 1
          ? t('scene.one_went_dark', { name: one.name })
          : t('scene.went_dark_many', { count: number }),
    }
  }, [t])
}
