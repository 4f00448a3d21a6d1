import type { Screen } from '#platform/web/screens/screen.ts'

export const screens: Screen[] = []
