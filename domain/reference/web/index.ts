import { listScreens } from './list-screens.ts'

export const screens = listScreens('reference', 'list', false)
