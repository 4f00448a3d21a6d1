import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { localFolder } from './local-folder.ts'

/** Where the settings say that files lie. */
export const createFileStore = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): FileStore =>
  localFolder(join(DATA_DIR, 'media'))
