import { screensOf } from '#platform/web/screens/screen.ts'
import { searchPaths } from '../contract/paths.ts'

export const screens = screensOf('search', searchPaths, {
  search: { layout: 'wide', allow: 'anyone', page: 'search', isPlace: true, words: ['scenes'] },
})
