import { screensOf } from '#platform/web/screens/screen.ts'
import { chatPaths } from '../contract/paths.ts'

export const screens = screensOf('chat', chatPaths, {
  // Whoever moderates a session or speaks there may be of any role: what is read there follows from the rooms.
  chatModeration: { layout: 'manage', allow: 'members', page: 'chat-moderation' },
})
