import { runners } from '#platform/contract/runners.ts'
import { screensOf } from '#platform/web/screens/screen.ts'
import { chatPaths } from '../contract/paths.ts'

export const screens = screensOf('chat', chatPaths, {
  chatModeration: {
    layout: 'manage',
    allow: [...runners, 'moderator', 'speaker', 'firmAdmin', 'standContact'],
    page: 'chat-moderation',
  },
})
