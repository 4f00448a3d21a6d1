import { workOf } from '#platform/web/words/words.ts'

export const loadTalk = () => import('#domain/messaging/web/talk/talk-panel.tsx')

/** The words that the talk needs. */
export const talkWords = ['messaging', workOf('messaging')]
