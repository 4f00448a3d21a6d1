import type { Paths } from '#platform/contract/href.ts'

export const chatPaths = {
  chatModeration: '/chat/moderation',
} as const satisfies Paths
